import type { ApiOperation } from '#lib/api/api-operation.ts'
import { operationHeadings } from '#lib/api/operation-anchors.ts'
import { pathBreadcrumbs } from '#lib/navigation/path-breadcrumbs.ts'
import { sidebarPlaces } from '#lib/navigation/sidebar-tree.ts'
import type { PageData } from '#lib/pages/manifest.ts'
import type { CallingPage, OperationUse } from '#lib/samples/calls/operation-use.ts'
import type { LoadedSite } from '../content/load-site.ts'

/** An operation with what its page shares with all other pages. */
export interface OperationPage {
  data: PageData
  operation: ApiOperation
  /** Pages that call it or link to it. */
  usedIn: readonly CallingPage[]
}

/** The pages of all operations of a site's API. */
export function operationPages(
  { api, pages, sidebars }: LoadedSite,
  { pagesOf }: Pick<OperationUse, 'pagesOf'>,
): OperationPage[] {
  const places = sidebarPlaces(sidebars.get('') ?? [])
  const titles = new Map(pages.map(({ route, title }) => [route, title]))
  return (api?.operations ?? []).map((operation) => {
    const { route, summary, plainDescription, path, operationId, keywords, place: source, node } = operation
    const place = places.get(route)
    const usedIn = pagesOf.get(operation.slug) ?? []
    return {
      operation,
      usedIn,
      data: {
        route,
        title: summary,
        description: plainDescription,
        type: 'Operation',
        kind: 'reference',
        tags: [],
        keywords: [path, operationId, ...keywords],
        version: undefined,
        unversionedRoute: route,
        sidebar: place?.sidebar,
        layout: 'doc',
        theme: undefined,
        technologies: [],
        capabilities: [],
        publishedOn: undefined,
        file: source.file,
        headings: [
          ...operationHeadings(node),
          ...(usedIn.length === 0 ? [] : [{ depth: 2, id: 'used-in', text: 'Used in' } as const]),
        ],
        tableOfContents: true,
        readingMinutes: 1,
        lastUpdated: undefined,
        place,
        breadcrumbs: place?.breadcrumbs ?? pathBreadcrumbs(route, titles),
        operations: [],
      },
    }
  })
}
