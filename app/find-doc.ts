import type { SidebarHtml } from '#components/layout/doc-root.tsx'
import { loadHtml, loadManifest, loadPage } from '#content'
import type { RoutePath } from '#lib/pages/route.ts'
import { type DescribedDoc, describeDoc } from '#lib/site/describe-doc.ts'

export interface FoundDoc extends Omit<DescribedDoc, 'sidebarNames'> {
  /** Finished HTML. */
  article: string
  sidebar: SidebarHtml | undefined
}

/** Looks up a documentation page by its route, with the finished HTML of its article and its sidebar. */
export async function findDoc(route: RoutePath): Promise<FoundDoc | undefined> {
  const described = describeDoc(await loadManifest(), route, await loadPage(route))
  if (described === undefined) return undefined
  const { sidebarNames: names, ...doc } = described
  const id = doc.summary.sidebar
  const sidebar =
    id === undefined || names === undefined ? undefined : { id, ...names, html: await loadHtml('sidebar', names.part) }
  return { ...doc, article: await loadHtml('page', route), sidebar }
}
