import type { Metadata } from 'next'
import { SiteDocument } from '#components/layout/site-document.tsx'
import { StyleLink } from '#components/layout/style-link.tsx'
import { NotFoundPage } from '#components/navigation/not-found-page.tsx'
import { site } from '#components/site.ts'
import { loadAssets } from '#content'
import { env } from '../env.ts'
import { PageFrame } from './page-frame.tsx'
import { siteMetadata } from './site-metadata.ts'

export { siteViewport as viewport } from './site-metadata.ts'

export const metadata: Metadata = {
  ...siteMetadata,
  title: `Page not found ${site.titleDelimiter} ${site.product}`,
  robots: { index: false },
}

export default async function GlobalNotFound() {
  const assets = await loadAssets()
  return (
    <SiteDocument assets={assets} build={env.BUILD_ID}>
      <PageFrame pathname={undefined}>
        <StyleLink href={assets.stylesheet} />
        <NotFoundPage />
      </PageFrame>
    </SiteDocument>
  )
}
