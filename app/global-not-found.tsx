import './styles/index.css'
import type { Metadata } from 'next'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { NotFoundPage } from '#components/navigation/not-found-page.tsx'
import { site } from '#components/site.ts'
import { fonts } from './fonts.ts'
import { frameFragments } from './frame-fragments.ts'
import { siteMetadata } from './site-metadata.ts'

export { siteViewport as viewport } from './site-metadata.ts'

// A separate document: as part of the layout, it would be in every page's data.
export const metadata: Metadata = {
  ...siteMetadata,
  title: `Page not found ${site.titleDelimiter} ${site.product}`,
  robots: { index: false },
}

export default async function GlobalNotFound() {
  return (
    <SiteFrame fonts={fonts} {...(await frameFragments())}>
      <NotFoundPage />
    </SiteFrame>
  )
}
