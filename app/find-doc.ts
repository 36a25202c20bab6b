import { loadManifest, loadPage } from '#content'
import { type DescribedDoc, describeDoc } from '#lib/pages/describe-doc.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { revision } from '../.contentlayer/generated/revision.json'
import { readyFragment } from './ready-fragment.ts'

export interface FoundDoc extends Omit<DescribedDoc, 'sidebarName'> {
  /** Addresses of the finished article and sidebar. */
  article: string
  sidebar: string | undefined
  /** Revision of the content with which the site was compiled: a development server renders again when it changes. */
  revision: string
}

/** A documentation page by its route, with its article and sidebar ready to be rendered. */
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
