import type { Metadata, Viewport } from 'next'
import { site } from '#components/site.ts'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.product, template: `%s ${site.titleDelimiter} ${site.product}` },
  description: site.description,
  manifest: '/site.webmanifest',
  // Browsers that can't show an SVG look for /favicon.ico themselves.
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
  openGraph: { siteName: site.product, type: 'website' },
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1313' },
  ],
}
