import type { Metadata, Viewport } from 'next'
import { site } from '#components/site.ts'

/** Metadata that all pages share. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.product, template: `%s ${site.titleDelimiter} ${site.product}` },
  description: site.description,
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.svg', type: 'image/svg+xml' },
      { url: '/favicon.ico', sizes: '32x32' },
    ],
    apple: '/apple-touch-icon.png',
  },
  openGraph: { siteName: site.product, type: 'website' },
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1313' },
  ],
}
