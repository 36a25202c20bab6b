import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDataBlocks } from '#lib/hosting/flight-data.ts'
import { type InlineCode, inlineCode } from '#lib/hosting/inline-code.ts'
import { buildPlaceholder } from '../disk/build-id.mjs'
import { sourcesAreUnchanged } from '../disk/engine.ts'
import { sha256 } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import type { PlannedPage } from '../make/plan-pages.ts'

/** A document with its page's data as the framework rendered them, with a placeholder for the build’s id. */
interface RenderedPage {
  /** Names of the framework’s files that it was rendered with, because the document contains them. */
  framework: string
  /** Texts with their files, from the folder of the page; some files are identical. */
  files: [names: string[], text: string][]
  code: InlineCode
}

const documentName = 'index.html'
/** Files that the framework writes into the folder of a page. */
const pageFile = /^(?:index\.html|index\.txt|__next\.[^/]*\.txt)$/
/** Folders of an export without pages. */
const otherFolders = ['_fragments', '_markdown', '_next', '_search', 'generated']

function frameworkFiles(folder: string): string {
  return sha256(...listFiles(join(folder, '_next/static')).filter((file) => !file.includes(buildPlaceholder)))
}

function documentOf(files: RenderedPage['files']): string {
  const [, html = ''] = files.find(([names]) => names.includes(documentName)) ?? []
  return html
}

/**
 * Lowers the priority of fonts below what is painted first. They are still requested at once, but on a slow line the styles,
 * without which nothing is shown, arrive sooner.
 */
function withPatientFonts(html: string): string {
  return html.replaceAll(/<link rel="preload" (?=[^>]* as="font")/g, '$&fetchPriority="low" ')
}

/** What the framework has rendered for a page; undefined if there is nothing. */
function readRendered(folder: string, framework: string): RenderedPage | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const byText = new Map<string, string[]>()
  for (const name of readdirSync(folder)
    .filter((file) => pageFile.test(file))
    .sort()) {
    const rendered = readFileSync(join(folder, name), 'utf8')
    const text = name === documentName ? withPatientFonts(withDataBlocks(rendered)) : rendered
    byText.set(text, [...(byText.get(text) ?? []), name])
  }
  const files = [...byText].map(([text, names]): [string[], string] => [names, text])
  return { framework, files, code: inlineCode(documentOf(files)) }
}

/** Whether a document contains finished HTML, in which links to the document itself are marked. */
function shows({ files }: RenderedPage, parts: readonly string[]): boolean {
  const unmarked = (html: string) => html.replaceAll(/ aria-current="(?:page|true)"/g, '')
  const html = unmarked(documentOf(files))
  return parts.every((part) => html.includes(unmarked(part)))
}

/** Code of documents, by their path in the export. */
export type KnownCode = ReadonlyMap<string, InlineCode>

const withId = (text: string, id: string) => text.replaceAll(buildPlaceholder, id)

/** Replaces the placeholder in files of the framework that are not documents of pages. */
function fillOthers(folder: string, finished: ReadonlySet<string>, id: string): void {
  for (const file of listFiles(folder, (path) => otherFolders.includes(path))) {
    if (finished.has(file) || !/\.(?:html|txt)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(buildPlaceholder)) writeFileSync(join(folder, file), withId(text, id))
  }
  renameSync(join(folder, '_next/static', buildPlaceholder), join(folder, '_next/static', id))
}

/**
 * Replaces the placeholder for the build’s id in what the framework has rendered, and adds the stored documents of all
 * other pages. Newly rendered documents are stored.
 * @returns undefined when stored documents do not match the framework’s files in this build
 */
export function finishPages(
  store: Store,
  folder: string,
  plan: readonly PlannedPage[],
  id: string,
): KnownCode | undefined {
  const framework = frameworkFiles(folder)
  const documents = store.step<RenderedPage>('rendered')
  // The framework reads sources over time: if one was saved in between, it is unknown which version a page was made from.
  const isKnownEngine = sourcesAreUnchanged(store.root)
  const codeByPath = new Map<string, InlineCode>()
  const finished = new Set<string>()
  for (const { route, key, isStored, parts } of plan) {
    const pageFolder = join(folder, route)
    const page = isStored ? documents.read([key]) : readRendered(pageFolder, framework)
    if (isStored && page?.framework !== framework) return undefined
    if (page === undefined) throw new Error(`Next has rendered no document of ${route}. Delete .next/ and build again.`)
    // A development server may have written other parts in the meantime: then the document does not match this key.
    if (!isStored && isKnownEngine && shows(page, parts)) documents.write([key], page)
    mkdirSync(pageFolder, { recursive: true })
    const below = route === '/' ? '' : `${route.slice(1)}/`
    for (const [names, text] of page.files) {
      for (const name of names) {
        writeFileSync(join(pageFolder, name), withId(text, id))
        finished.add(below + name)
      }
    }
    codeByPath.set(below + documentName, page.code)
  }
  fillOthers(folder, finished, id)
  return codeByPath
}
