import './styles/index.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '#components/layout/announcement.tsx'
import { Footer } from '#components/layout/footer.tsx'
import { headScript } from '#components/layout/head-script.ts'
import { Navbar } from '#components/layout/navbar.tsx'
import { SiteNavigation } from '#components/navigation/site-navigation.client.tsx'
import { site } from '#components/site.ts'
import { fonts } from './fonts.ts'

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.product, template: `%s ${site.titleDelimiter} ${site.product}` },
  description: site.description,
  applicationName: site.product,
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.svg', type: 'image/svg+xml' },
      { url: '/favicon.ico', sizes: '32x32' },
    ],
    apple: '/apple-touch-icon.png',
  },
  openGraph: { siteName: site.product, type: 'website', locale: 'en_US' },
  twitter: { card: 'summary_large_image' },
}

export const viewport: Viewport = {
  colorScheme: 'dark light',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1313' },
  ],
}

const accent = `:root{--accent-light:${site.accent.light};--accent-dark:${site.accent.dark}}`

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme={site.colorMode.start} data-brand={site.brand} className={fonts} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the configuration */}
        <script dangerouslySetInnerHTML={{ __html: headScript(site) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the configuration */}
        <style dangerouslySetInnerHTML={{ __html: accent }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteNavigation />
        {site.announcement === undefined ? null : <Announcement announcement={site.announcement} />}
        <Navbar />
        {children}
        <Footer />
      </body>
    </html>
  )
}
