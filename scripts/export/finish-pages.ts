import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withDataBlocks } from '#lib/hosting/flight-data.ts'
import { type InlineCode, inlineCode } from '#lib/hosting/inline-code.ts'
import { buildPlaceholder } from '../build-id.mjs'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readKeptJson } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { engineIsUnchanged } from '../engine-at-start.ts'
import { forgetPages, keptPath, type PlannedPage } from './plan-pages.ts'

/** A document with the data of its page, as the framework has rendered them; for the build’s id stands a placeholder. */
interface KeptPage {
  /** Names of the framework’s files with which it was rendered: they are in it. */
  framework: string
  /** Texts with their files, from the folder of the page; some files say the same. */
  files: [names: string[], text: string][]
  code: InlineCode
}

const documentName = 'index.html'
/** Files that the framework writes into the folder of a page. */
const pageFile = /^(?:index\.html|index\.txt|__next\.[^/]*\.txt)$/
/** Folders of an export that hold none. */
const otherFolders = ['_fragments', '_markdown', '_next', '_search', 'generated']

function frameworkFiles(folder: string): string {
  return sha256(...listFiles(join(folder, '_next/static')).filter((file) => !file.includes(buildPlaceholder)))
}

function readKept(root: string, key: string, framework: string): KeptPage | undefined {
  const kept = readKeptJson(keptPath(root, key)) as KeptPage | undefined
  return kept?.framework === framework ? kept : undefined
}

function documentOf(files: KeptPage['files']): string {
  const [, html = ''] = files.find(([names]) => names.includes(documentName)) ?? []
  return html
}

/**
 * Lets fonts wait for what is painted first. They are asked for at once all the same; but on a slow line the styles, without which
 * nothing is shown, come sooner.
 */
function withPatientFonts(html: string): string {
  return html.replaceAll(/<link rel="preload" (?=[^>]* as="font")/g, '$&fetchPriority="low" ')
}

/** What the framework has rendered of a page; undefined when there is nothing. */
function readRendered(folder: string, framework: string): KeptPage | undefined {
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

/** Whether finished HTML stands in a document, in which links to where it is are marked. */
function shows({ files }: KeptPage, parts: readonly string[]): boolean {
  const unmarked = (html: string) => html.replaceAll(/ aria-current="(?:page|true)"/g, '')
  const html = unmarked(documentOf(files))
  return parts.every((part) => html.includes(unmarked(part)))
}

/** Code of documents, by their path in the export. */
export type KnownCode = ReadonlyMap<string, InlineCode>

const withId = (text: string, id: string) => text.replaceAll(buildPlaceholder, id)

/** Puts the build’s id into files of the framework that are no documents of pages. */
function fillOthers(folder: string, finished: ReadonlySet<string>, id: string): void {
  for (const file of listFiles(folder, (path) => otherFolders.includes(path))) {
    if (finished.has(file) || !/\.(?:html|txt)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(buildPlaceholder)) writeFileSync(join(folder, file), withId(text, id))
  }
  renameSync(join(folder, '_next/static', buildPlaceholder), join(folder, '_next/static', id))
}

/**
 * Puts the build’s id into what the framework has rendered, and kept documents beside it. What was rendered now is kept.
 * @returns undefined when kept documents do not go with the framework’s files of this build
 */
export function finishPages(
  root: string,
  folder: string,
  plan: readonly PlannedPage[],
  id: string,
): KnownCode | undefined {
  const framework = frameworkFiles(folder)
  // The framework reads sources for a while: with one that was saved meanwhile, nobody knows of which it has made the page.
  const isKnownEngine = engineIsUnchanged(root)
  const known = new Map<string, InlineCode>()
  const finished = new Set<string>()
  for (const { route, key, kept, parts } of plan) {
    const own = join(folder, route)
    const page = kept ? readKept(root, key, framework) : readRendered(own, framework)
    if (page === undefined && kept) return undefined
    if (page === undefined) throw new Error(`Next has rendered no document of ${route}. Delete .next/ and build again.`)
    // A development server may have written other parts meanwhile: such a document is none of this key.
    if (!kept && isKnownEngine && shows(page, parts)) writeTextIfChanged(keptPath(root, key), JSON.stringify(page))
    mkdirSync(own, { recursive: true })
    const below = route === '/' ? '' : `${route.slice(1)}/`
    for (const [names, text] of page.files) {
      for (const name of names) {
        writeFileSync(join(own, name), withId(text, id))
        finished.add(below + name)
      }
    }
    known.set(below + documentName, page.code)
  }
  fillOthers(folder, finished, id)
  forgetPages(root, plan)
  return known
}
