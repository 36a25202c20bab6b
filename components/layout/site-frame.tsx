import type { ReactNode } from 'react'
import { withCurrentSection } from '../navigation/current-section.ts'

/** Finished HTML of what surrounds every page. */
interface FrameHtml {
  header: string
  footer: string
}

interface Props {
  frame: FrameHtml
  /** Path of the page, with its final slash; undefined for the page for unknown URLs. */
  pathname: string | undefined
  /** Shown with the page; in development, the errors of the content. */
  notice: ReactNode
  children: ReactNode
}

/** Header and footer around a page. A navigation replaces what is in `#page`, and nothing else. */
export function SiteFrame({ frame, pathname, notice, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the site's own build wrote it */}
      <div className="header" dangerouslySetInnerHTML={{ __html: withCurrentSection(frame.header, pathname) }} />
      <div id="page">
        {children}
        {notice}
      </div>
      <footer className="footer" dangerouslySetInnerHTML={{ __html: frame.footer }} />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: the site's own build wrote it */}
    </>
  )
}
