import type { ReactNode } from 'react'
import { sidebarTreePath } from '#lib/pages/sidebar-name.ts'
import { withCurrentPage } from '../navigation/current-page.ts'
import { site } from '../site.ts'

/** A sidebar, and the finished HTML of the part of it that the page shows. */
export interface SidebarHtml {
  id: string
  /** Names of the whole sidebar and of the part; equal if the page shows it all. */
  whole: string
  part: string
  html: string
}

interface Props {
  /** Undefined for a page without a sidebar. */
  sidebar: SidebarHtml | undefined
  /** Path of the page, with its final slash. */
  pathname: string
  children: ReactNode
}

/** Container of one page: its sidebar and its content. */
export function DocRoot({ sidebar, pathname, children }: Props) {
  return (
    <div className="doc-root" data-sidebar-id={sidebar?.id} data-sidebar={sidebar?.part}>
      {sidebar === undefined ? null : (
        <nav
          className="sidebar"
          aria-label={site.sidebars.labels[sidebar.id] ?? 'Pages'}
          data-tree={sidebar.part === sidebar.whole ? undefined : sidebarTreePath(sidebar.whole)}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it */}
          <div data-sidebar-tree="" dangerouslySetInnerHTML={{ __html: withCurrentPage(sidebar.html, pathname) }} />
        </nav>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
