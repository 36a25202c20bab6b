import type { ReactNode } from 'react'
import { SiteNavigation } from '../navigation/site-navigation.client.tsx'
import { site } from '../site.ts'
import { Footer } from './footer.client.tsx'
import { headScript } from './head-script.ts'
import { Header } from './header.client.tsx'

interface Props {
  /** Class names that define the font variables. */
  fonts: string
  /** URLs of the finished header and footer. */
  header: string
  footer: string
  /** ID of the build; empty in development. */
  build: string
  children: ReactNode
}

const accent = `:root{--accent-light:${site.accent.light};--accent-dark:${site.accent.dark}}`

/** The document around every page. */
export function SiteFrame({ fonts, header, footer, build, children }: Props) {
  return (
    <html
      lang="en"
      data-theme={site.colorMode.start}
      data-brand={site.brand}
      data-build={build || undefined}
      {...(site.failedPage === 'reload' ? { 'data-failed-page': 'reload' } : {})}
      className={fonts}
      suppressHydrationWarning
    >
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
        <Header key={header} src={header} />
        {children}
        <Footer key={footer} src={footer} />
      </body>
    </html>
  )
}
