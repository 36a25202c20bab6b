import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { firstMode } from '#lib/config/site-config.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { site } from '../site.ts'

interface Props {
  assets: SiteAssets
  /** ID of the build; empty in development. */
  build: string
  children: ReactNode
}

const accent = `:root{--accent:light-dark(${site.accent.light},${site.accent.dark})}`

/** The document around every page. */
export function SiteDocument({ assets, build, children }: Props) {
  for (const href of assets.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html
      lang="en"
      data-theme={firstMode(site.colorMode)}
      data-brand={site.brand}
      data-build={build || undefined}
      {...(site.failedPage === 'reload' ? { 'data-failed-page': 'reload' } : {})}
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the configuration */}
        <script dangerouslySetInnerHTML={{ __html: assets.head }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own styles */}
        <style dangerouslySetInnerHTML={{ __html: accent + assets.critical }} />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  )
}
