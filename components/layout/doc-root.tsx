import type { ReactNode } from 'react'
import { fragmentPath, sidebarFragment } from '#lib/pages/fragment-path.ts'
import { Sidebar } from '../navigation/sidebar.client.tsx'
import { site } from '../site.ts'

interface Props {
  sidebar: string | undefined
  version: string | undefined
  children: ReactNode
}

/** Container of one page: its sidebar and its content. */
export function DocRoot({ sidebar, version, children }: Props) {
  return (
    <div className="doc-root" data-sidebar-id={sidebar}>
      {sidebar === undefined ? null : (
        <Sidebar
          key={sidebar}
          src={fragmentPath('sidebar', sidebarFragment(sidebar, version))}
          label={site.sidebars.labels[sidebar] ?? 'Pages'}
        />
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
