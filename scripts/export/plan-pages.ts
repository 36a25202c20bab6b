import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeDoc } from '#lib/pages/describe-doc.ts'
import type { FragmentKind } from '#lib/pages/fragment-path.ts'
import type { Manifest, PageData } from '#lib/pages/manifest.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { rendererKey } from '../engine-at-start.ts'

/** A page of an export, and what is kept of its document. */
export interface PlannedPage {
  route: RoutePath
  /** Changes with all that the document follows from. */
  key: string
  /** Whether a document of this key is kept, so that the framework need not render it. */
  kept: boolean
  /** Finished HTML that stands in the document, but for the marks of current links. */
  parts: readonly string[]
}

/** Where documents are kept. They hold a placeholder for the build’s id. */
const keptFolder = (root: string) => join(root, '.cache/rendered')

export function keptPath(root: string, key: string): string {
  return join(keptFolder(root), `${key}.json`)
}

/** Removes kept documents, all or all but some. */
export function forgetPages(root: string, but: readonly PlannedPage[] = []): void {
  const current = new Set(but.map(({ key }) => `${key}.json`))
  for (const file of listFiles(keptFolder(root))) if (!current.has(file)) rmSync(join(keptFolder(root), file))
}

/**
 * Says which pages have to be rendered, by what their documents follow from: engine and settings, texts that they show, and
 * what is said of them.
 * @param pages data of pages that are no lists of a category
 * @param textOf a fragment that the content build has written
 */
export function planPages(
  root: string,
  manifest: Pick<Manifest, 'pages' | 'categories'>,
  pages: ReadonlyMap<RoutePath, PageData>,
  textOf: (kind: FragmentKind, name: string) => string,
): PlannedPage[] {
  const frame = ['header', 'footer'].map((name) => textOf('frame', name))
  const shared = rendererKey(root)
  const there = new Set(listFiles(keptFolder(root)))
  return [...manifest.pages, ...manifest.categories].map(({ route }) => {
    const doc = describeDoc(manifest, route, pages.get(route))
    const sidebar = doc?.sidebarName === undefined ? '' : textOf('sidebar', doc.sidebarName)
    const parts = [...frame, sidebar, textOf('page', route)]
    const key = sha256(shared, JSON.stringify(doc), ...parts)
    return { route, key, kept: there.has(`${key}.json`), parts }
  })
}

/** The routes that the framework is told to render. An export refuses a list without any page. */
export function routesToRender(plan: readonly PlannedPage[]): RoutePath[] {
  const missing = plan.filter(({ kept }) => !kept)
  return (missing.length > 0 ? missing : plan.slice(0, 1)).map(({ route }) => route)
}
