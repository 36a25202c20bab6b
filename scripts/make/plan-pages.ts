import type { RoutePath } from '#lib/pages/route.ts'
import type { DescribedDoc } from '#lib/site/describe-doc.ts'
import { configurationAtStart } from '../disk/engine-at-start.ts'
import { sha256 } from '../disk/hash.ts'
import type { HtmlKind } from '../disk/output-paths.ts'
import type { Store } from '../disk/store.ts'

/** A page of an export, and whether its document is stored. */
export interface PlannedPage {
  route: RoutePath
  /** Hash of everything that the document depends on, other than the engine. */
  key: string
  /** Whether a document with this key is stored, so the framework does not have to render it. */
  isStored: boolean
  /** Finished HTML that the document contains, except for the marks of current links. */
  parts: readonly string[]
}

/**
 * Determines which pages have to be rendered, from what their documents depend on: configuration, the texts that they show, and their data.
 * @param docs all pages, in the order of the plan
 * @param textOf finished HTML that the content build has written
 * @param assets what every page loads, as text
 */
export function planPages(
  store: Store,
  docs: ReadonlyMap<RoutePath, DescribedDoc>,
  textOf: (kind: HtmlKind, name: string) => string,
  assets: string,
): PlannedPage[] {
  const frame = ['header', 'footer'].map((name) => textOf('frame', name))
  const shared = [configurationAtStart(store.root), assets]
  const documents = store.step('rendered')
  return [...docs].map(([route, doc]) => {
    const sidebar = doc.sidebarNames === undefined ? '' : textOf('sidebar', doc.sidebarNames.part)
    const parts = [...frame, sidebar, textOf('page', route)]
    const key = sha256(...shared, JSON.stringify(doc), ...parts)
    return { route, key, isStored: documents.has([key]), parts }
  })
}

/** The routes that the framework has to render. An export rejects an empty list. */
export function routesToRender(plan: readonly PlannedPage[]): RoutePath[] {
  const missing = plan.filter(({ isStored }) => !isStored)
  return (missing.length > 0 ? missing : plan.slice(0, 1)).map(({ route }) => route)
}
