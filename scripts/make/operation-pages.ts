import { z } from 'zod'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { operationHeadings } from '#lib/api/operation-anchors.ts'
import type { CallingPage, OperationUse } from '#lib/api/operation-use.ts'
import { optionalFields } from '#lib/content/page-fields.ts'
import { pathBreadcrumbs } from '#lib/navigation/path-breadcrumbs.ts'
import { sidebarPlaces } from '#lib/navigation/sidebar-tree.ts'
import type { PageData } from '#lib/site/manifest.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { pageNames } from '../read/page-names.ts'

/** An operation with the data that all pages have. */
export interface OperationPage {
  data: PageData
  operation: ApiOperation
  /** Pages that call it or link to it. */
  usedIn: readonly CallingPage[]
}

/** The pages of all operations of a site's API. */
export function operationPages(
  { api, pages, sidebars, lists }: LoadedSite,
  { pagesOf }: Pick<OperationUse, 'pagesOf'>,
): OperationPage[] {
  const { sidebarLabel, ...defaults } = z.object(optionalFields(lists)).parse({})
  const { names, shortNames } = pageNames(pages)
  const places = sidebarPlaces(sidebars.get('') ?? [], shortNames)
  return (api?.operations ?? []).map((operation) => {
    const { route, summary, plainDescription, path, operationId, keywords, place: source, node } = operation
    const place = places.get(route)
    const usedIn = pagesOf.get(operation.slug) ?? []
    return {
      operation,
      usedIn,
      data: {
        ...defaults,
        route,
        title: summary,
        description: plainDescription,
        type: 'Operation',
        keywords: [path, operationId, ...keywords],
        version: undefined,
        unversionedRoute: route,
        sidebar: place?.sidebar,
        file: source.file,
        headings: [
          ...operationHeadings(node),
          ...(usedIn.length === 0 ? [] : [{ depth: 2, id: 'used-in', text: 'Used in' } as const]),
        ],
        readingMinutes: 1,
        lastUpdated: undefined,
        place,
        breadcrumbs: place?.breadcrumbs ?? pathBreadcrumbs(route, names),
        operations: [],
      },
    }
  })
}
