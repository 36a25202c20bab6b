import type { ReactNode } from 'react'
import { SiteDocument } from '#components/layout/site-document.tsx'
import { loadAssets } from '#content'
import { env } from '../env.ts'

export { siteMetadata as metadata, siteViewport as viewport } from './site-metadata.ts'

export default async function RootLayout({ children }: { children: ReactNode }) {
  const assets = await loadAssets()
  return (
    <SiteDocument assets={assets} build={env.BUILD_ID}>
      {children}
    </SiteDocument>
  )
}
