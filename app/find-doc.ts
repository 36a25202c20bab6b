import { loadManifest, loadPage } from '#content'
import { sidebarFragment } from '#lib/pages/fragment-path.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { revision } from '../.contentlayer/generated/revision.json'
import { readyFragment } from './ready-fragment.ts'

interface Summary {
  route: RoutePath
  title: string
  description: string
  version: string | undefined
  sidebar: string | undefined
}

export interface FoundDoc {
  summary: Summary
  landing: boolean
  /** The same page in the current version of the docs, or their start. */
  currentRoute: RoutePath
  /** Addresses of the finished article and sidebar. */
  article: string
  sidebar: string | undefined
  /** Revision of the content with which the site was compiled: a development server renders again when it changes. */
  revision: string
}

const home = '/' as RoutePath

async function found(
  summary: Summary,
  part: string | undefined,
  landing: boolean,
  currentRoute: RoutePath,
): Promise<FoundDoc> {
  const { route, sidebar, version } = summary
  return {
    summary,
    landing,
    currentRoute,
    revision,
    article: await readyFragment('page', route),
    sidebar:
      sidebar === undefined ? undefined : await readyFragment('sidebar', sidebarFragment(part ?? sidebar, version)),
  }
}

/** A documentation page by its route, with its article and sidebar ready to be rendered. */
export async function findDoc(route: RoutePath): Promise<FoundDoc | undefined> {
  const [manifest, page] = [await loadManifest(), await loadPage(route)]
  if (page !== undefined) {
    const exists = manifest.pages.some((other) => other.route === page.unversionedRoute)
    return found(page, page.place?.part, page.layout === 'landing', exists ? page.unversionedRoute : home)
  }
  const category = manifest.categories.find((candidate) => candidate.route === route)
  if (category === undefined) return undefined
  const { label: title, description = `Pages about ${title}`, version, sidebar, part } = category
  return found({ route, title, description, version, sidebar }, part, false, home)
}
