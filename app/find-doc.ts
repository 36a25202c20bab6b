import { loadManifest, loadPage } from '#content'
import type { RoutePath } from '#lib/pages/route.ts'
import { type DescribedDoc, describeDoc } from '#lib/site/describe-doc.ts'
import { revision } from '../.contentlayer/generated/revision.json'
import { readyFragment } from './ready-fragment.ts'

export interface FoundDoc extends Omit<DescribedDoc, 'sidebarName'> {
  /** URLs of the article's and the sidebar's finished HTML. */
  article: string
  sidebar: string | undefined
  /** Revision of the compiled content: a development server re-renders when it changes. */
  revision: string
}

/** Looks up a documentation page by its route and prepares its article and sidebar for rendering. */
export async function findDoc(route: RoutePath): Promise<FoundDoc | undefined> {
  const described = describeDoc(await loadManifest(), route, await loadPage(route))
  if (described === undefined) return undefined
  const { sidebarName, ...doc } = described
  return {
    ...doc,
    revision,
    article: await readyFragment('page', route),
    sidebar: sidebarName === undefined ? undefined : await readyFragment('sidebar', sidebarName),
  }
}
