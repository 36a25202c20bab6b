import type { ReactNode } from 'react'

/** Docs root: the container of every documentation page, in all versions. */
export default function DocsRoot({ children }: { children: ReactNode }) {
  return <div className="docs-root">{children}</div>
}
