import { dirname } from 'node:path'
import type { Nodes, Root } from 'mdast'
import type { JsxNode } from '#lib/markdown/jsx-node.ts'
import { visit } from '#lib/markdown/visit.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { findFile, type LinkSite, newAddress } from './convert-links.ts'
import type { Edit } from './edits.ts'
import { noteAt } from './notes.ts'
import { offsetsOf, type ParsedDoc, parseDoc } from './parse-doc.ts'
import type { SourceDoc } from './source-docs.ts'
import type { Lookup } from './static-value.ts'
import { openTag, programOf, type Tag } from './tags.ts'

/** A partial of the old site that a page includes. */
export interface UsedPartial {
  /** Path below content/. */
  target: string
  /** Properties, each with an example. */
  properties: Map<string, string>
}

export interface MigratedSite extends LinkSite {
  docs: readonly SourceDoc[]
  partials: Map<string, UsedPartial>
  engines: SampleEngines
  /** Names in the new site's `code.languages`. */
  languages: readonly string[]
}

/** What a page imports, or can use without an import. */
interface Imports {
  /** By local name. */
  paths: Map<string, string>
  /** Code blocks of imports and exports. */
  blocks: Nodes[]
  /** Whether a block exports something. */
  exports: boolean
}

function readImports(tree: Root, shared: ReadonlyMap<string, string>): Imports {
  const imports: Imports = { paths: new Map(shared), blocks: [], exports: false }
  visit(tree, (node) => {
    if (node.type !== ('mdxjsEsm' as never)) return
    imports.blocks.push(node)
    for (const { type, source, specifiers } of programOf(node)) {
      if (type !== 'ImportDeclaration') imports.exports = true
      else
        for (const { local } of specifiers as { local: { name: string } }[])
          imports.paths.set(local.name, String((source as { value: string }).value))
    }
  })
  return imports
}

/** A page or partial while it is converted: its text, and the changes so far. */
export class Page {
  readonly site: MigratedSite
  /** The file, as an absolute path and as notes name it. */
  readonly path: string
  readonly name: string
  /** Undefined for a partial. */
  readonly doc: SourceDoc | undefined
  readonly source: string
  readonly parsed: ParsedDoc
  readonly imports: Imports
  readonly edits: Edit[] = []
  /** Tabs that belong to a set of tabs. */
  readonly tabs = new Set<JsxNode>()
  /** Where groups of cards are. */
  readonly cardGroups: [start: number, end: number][] = []
  /** Code blocks whose texts are still to be found. */
  readonly pending: Promise<void>[] = []
  heading: string | undefined

  constructor(site: MigratedSite, path: string, name: string, source: string, doc?: SourceDoc) {
    this.site = site
    this.path = path
    this.name = name
    this.doc = doc
    this.source = source
    this.parsed = parseDoc(source, site.source.hasMath)
    this.imports = readImports(this.parsed.tree, site.source.sharedPartials)
  }

  get text(): string {
    return this.parsed.text
  }

  edit(start: number, end: number, text: string): void {
    if (this.text.slice(start, end) !== text) this.edits.push({ start, end, text })
  }

  note(offset: number, message: string, hint: string): void {
    this.noteAtSource(this.parsed.origin(offset), message, hint)
  }

  /** @param offset in the file as it is */
  noteAtSource(offset: number, message: string, hint: string): void {
    this.site.source.notes.push(noteAt(this.name, this.source, offset, message, hint))
  }

  /** Removes a whole line or part of one. */
  remove(start: number, end: number): void {
    const isLine = /(?:^|\n)[ \t]*$/.test(this.text.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(this.text.slice(end))
    const after = isLine ? (/^[ \t]*\n?\n?/.exec(this.text.slice(end))?.[0].length ?? 0) : 0
    this.edit(start, end + after, '')
  }

  address(href: string): string | undefined {
    return newAddress(this.site, this.path, this.doc?.oldRoute, href)
  }

  file(path: string): string | undefined {
    return findFile(this.site, dirname(this.path), path)
  }

  /** Values of names in expressions: imported files are their paths. */
  readonly lookup: Lookup = (name) => {
    const path = this.imports.paths.get(name)
    if (path !== undefined && /\.[a-z0-9]+$/i.test(path)) return { value: path }
    return name === 'frontMatter' && this.doc !== undefined ? { value: this.doc.data } : undefined
  }

  slice(node: Nodes): string {
    return this.text.slice(...offsetsOf(node))
  }
}

/** Changes the text of a tag; its properties that aren't computed are given. */
export type Convert = (page: Page, tag: Tag, values: ReadonlyMap<string, unknown>) => void

/** Writes other text instead of a tag; its content stays. */
export function rewrap(page: Page, tag: Tag, open: string, close: string): void {
  page.edit(tag.start, tag.openEnd, open)
  if (tag.openEnd !== tag.end) page.edit(tag.closeStart, tag.end, close)
}

export function retag(page: Page, tag: Tag, name: string, properties: Readonly<Record<string, unknown>>): void {
  rewrap(page, tag, openTag(name, properties, tag.openEnd === tag.end), `</${name}>`)
}

/** Removes a tag and leaves its content. */
export function unwrap(page: Page, tag: Tag): void {
  if (tag.openEnd === tag.end) page.remove(tag.start, tag.end)
  else rewrap(page, tag, '', '')
}

/** A component that this engine doesn't have. */
export const unknownTag: Convert = (page, tag) => {
  page.note(
    tag.start,
    `<${tag.name}> isn’t a component here; ${tag.openEnd === tag.end ? 'it was left out' : 'only its content was kept'}.`,
    'Write it with the components of docs/components.md.',
  )
  unwrap(page, tag)
}
