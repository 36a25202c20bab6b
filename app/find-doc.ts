import { loadFragment, loadManifest, loadPage } from '#content'
import { putFragment } from '#components/article/fragment-store.ts'
import { fragmentPath, sidebarFragment } from '#lib/pages/fragment-path.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import '../.contentlayer/generated/revision.json'

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
}

/** Marks the current page in a sidebar's HTML, for the first paint and for readers without JavaScript. */
function withCurrent(html: string, route: RoutePath): string {
  const link = `<a href="${publicHref(route)}">`
  return html.replace(link, link.replace('>', ' aria-current="page">'))
}

async function readySidebar({ sidebar, version, route }: Summary): Promise<void> {
  if (sidebar === undefined) return
  const name = sidebarFragment(sidebar, version)
  putFragment(fragmentPath('sidebar', name), withCurrent(await loadFragment('sidebar', name), route))
}

/** A documentation page by its route, with its body and sidebar ready to be rendered. */
export async function findDoc(route: RoutePath): Promise<FoundDoc | undefined> {
  const [manifest, page] = [await loadManifest(), await loadPage(route)]
  const ready = async (summary: Summary) => {
    await readySidebar(summary)
    putFragment(fragmentPath('page', route), await loadFragment('page', route))
  }
  if (page !== undefined) {
    await ready(page)
    const exists = manifest.pages.some((other) => other.route === page.unversionedRoute)
    return { summary: page, landing: page.layout === 'landing', currentRoute: exists ? page.unversionedRoute : ('/' as RoutePath) }
  }
  const category = manifest.categories.find((candidate) => candidate.route === route)
  if (category === undefined) return undefined
  const summary = {
    route,
    title: category.label,
    description: category.description ?? `Pages about ${category.label}`,
    version: category.version,
    sidebar: category.sidebar,
  }
  await ready(summary)
  return { summary, landing: false, currentRoute: '/' as RoutePath }
}
