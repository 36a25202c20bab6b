import type { ReactNode } from 'react'
import { Sidebar } from '../navigation/sidebar.client.tsx'
import { site } from '../site.ts'

interface Props {
  /** The page's sidebar and the URL of its finished HTML; undefined for a page without one. */
  id: string | undefined
  src: string | undefined
  children: ReactNode
}

/** Container of one page: its sidebar and its content. */
export function DocRoot({ id, src, children }: Props) {
  return (
    <div className="doc-root" data-sidebar-id={id}>
      {id === undefined || src === undefined ? null : (
        <Sidebar key={src} src={src} label={site.sidebars.labels[id] ?? 'Pages'} />
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
