import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type InlineCode, inlineCode, plainDocument } from '#lib/hosting/exported-document.ts'
import { buildPlaceholder } from '../disk/build-id.mjs'
import { sourcesAreUnchanged } from '../disk/engine-at-start.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import type { PlannedPage } from '../make/plan-pages.ts'

/** A document without the framework's runtime, with a placeholder for the build's ID. */
interface RenderedPage {
  html: string
  code: InlineCode
}

const documentName = 'index.html'
/** Folders of an export without pages. */
const otherFolders = ['_parts', '_markdown', '_search', 'assets', 'generated']
/** What the framework writes for its own navigation. */
const frameworkFile = /(?:^|\/)(?:index\.txt|[^/]*__next\.[^/]*\.txt|_not-found\.txt)$/

/** What the framework has rendered; undefined if there is no such file. */
function readRendered(path: string): RenderedPage | undefined {
  if (!existsSync(path)) return undefined
  const html = plainDocument(readFileSync(path, 'utf8'))
  return { html, code: inlineCode(html) }
}

/** What a document has instead of what its parts have: marks of its own links instead of rules for them, and styles. */
const marks = / aria-current="(?:page|true)"| data-active="[^"]*"|<link rel="stylesheet"[^>]*>/g

/** Whether a document contains finished HTML, in which links to the document itself are marked. */
function shows({ html }: RenderedPage, parts: readonly string[]): boolean {
  const unmarked = (text: string) => text.replaceAll(marks, '')
  const shown = unmarked(html)
  return parts.every((part) => shown.includes(unmarked(part)))
}

/** Code of documents, by their path in the export. */
export type KnownCode = ReadonlyMap<string, InlineCode>

/** Removes what only the framework's runtime would load. */
function removeRuntime(folder: string): void {
  for (const name of ['_next', '_not-found', '404']) rmSync(join(folder, name), { recursive: true, force: true })
  for (const file of listFiles(folder, (path) => otherFolders.includes(path))) {
    if (frameworkFile.test(file)) rmSync(join(folder, file))
  }
}

/**
 * Makes plain documents of what the framework has rendered, and adds the stored documents of all other pages. Newly
 * rendered documents are stored.
 * @param id ID of the build
 * @returns undefined if a stored document can't be read
 */
export function finishPages(
  store: Store,
  folder: string,
  plan: readonly PlannedPage[],
  id: string,
): KnownCode | undefined {
  const documents = store.step<RenderedPage>('rendered')
  // The framework reads sources over time: if one was saved in between, it is unknown which version a page was made
  // from.
  const isKnownEngine = sourcesAreUnchanged(store.root)
  const codeByPath = new Map<string, InlineCode>()
  const write = (file: string, { html, code }: RenderedPage) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, html.replaceAll(buildPlaceholder, id))
    codeByPath.set(file, code)
  }
  removeRuntime(folder)
  for (const { route, key, isStored, parts } of plan) {
    const file = `${route === '/' ? '' : `${route.slice(1)}/`}${documentName}`
    const page = isStored ? documents.read([key]) : readRendered(join(folder, file))
    if (isStored && page === undefined) return undefined
    if (page === undefined) throw new Error(`Next has rendered no document of ${route}. Delete .next/ and build again.`)
    // A development server may have written other parts in the meantime: then the document does not match this key.
    if (!isStored && isKnownEngine && shows(page, parts)) documents.write([key], page)
    write(file, page)
  }
  for (const file of listFiles(folder, (path) => otherFolders.includes(path))) {
    if (!file.endsWith('.html') || codeByPath.has(file)) continue
    const page = readRendered(join(folder, file))
    if (page !== undefined) write(file, page)
  }
  return codeByPath
}
