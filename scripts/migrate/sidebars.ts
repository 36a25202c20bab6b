import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { slug } from 'github-slugger'
import { parseDocument } from 'yaml'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { upperFirst } from '#lib/diagnostics/upper-first.ts'
import { noteAt } from './notes.ts'
import type { PageFolder, Source } from './read-source.ts'
import { type SourceDoc, splitNumber } from './source-docs.ts'

/** An entry of content/sidebars.yaml. */
export type Entry =
  | { type: 'doc' | 'ref'; label?: string; path: string }
  | {
      type: 'category'
      label: string
      link_type: 'doc' | 'generated-index' | 'none'
      link_path?: string
      description?: string
      items: Entry[]
    }

type Data = Record<string, unknown>
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The words of a file name. @example humanize('set-up') → 'Set up' */
export function humanize(name: string): string {
  return upperFirst(name.replace(/[-_]+/g, ' ').trim())
}

class Sidebars {
  readonly source: Source
  private readonly pages: PageFolder
  /** Pages of the folder. */
  private readonly docs: readonly SourceDoc[]
  private readonly byRoute: ReadonlyMap<string, SourceDoc>
  private readonly byId: ReadonlyMap<string, SourceDoc>
  private readonly owned: Set<string>

  /** @param owned addresses that have their place in a sidebar */
  constructor(source: Source, pages: PageFolder, all: readonly SourceDoc[], owned: Set<string>) {
    this.source = source
    this.pages = pages
    this.owned = owned
    this.docs = all.filter((doc) => doc.folder === pages)
    this.byRoute = new Map(all.map((doc) => [doc.oldRoute, doc]))
    this.byId = new Map(
      this.docs.flatMap((doc) => [[doc.path.replace(/\.mdx?$/, ''), doc] as const, [doc.id, doc] as const]),
    )
  }

  /** @param word what the entry contains */
  private note(word: string, message: string, hint: string): void {
    const { name, text } = this.pages.sidebarFile
    this.source.notes.push(noteAt(name, text, text.indexOf(word), message, hint))
  }

  private find(id: string): SourceDoc | undefined {
    const doc = this.byId.get(id)
    if (doc === undefined) this.note(id, `There is no page “${id}”.`, 'Its entry was left out.')
    return doc
  }

  private leaf(doc: SourceDoc, label?: string, type: 'doc' | 'ref' = 'doc'): Entry {
    const isOwned = type === 'ref' || this.owned.has(doc.route)
    this.owned.add(doc.route)
    return { type: isOwned ? 'ref' : 'doc', ...(label === undefined ? {} : { label }), path: doc.route }
  }

  /** A category with its page: a page of the project, a generated one, or none. */
  private category(label: string, link: unknown, index: SourceDoc | undefined, makeItems: () => Entry[]): Entry {
    const data = isRecord(link) ? link : {}
    const page = data.type === 'doc' ? this.find(String(data.id)) : data.type === undefined ? index : undefined
    const isNew = page !== undefined && !this.owned.has(page.route)
    if (isNew) this.owned.add(page.route)
    const items = makeItems().filter((item) => !(isNew && item.type === 'ref' && item.path === page.route))
    if (isNew) return { type: 'category', label, link_type: 'doc', link_path: page.route, items }
    if (page !== undefined && !items.some((item) => item.type !== 'category' && item.path === page.route))
      items.unshift(this.leaf(page, undefined, 'ref'))
    if (data.type !== 'generated-index') return { type: 'category', label, link_type: 'none', items }
    const title = text(data.title)
    if (title !== undefined && title !== label)
      this.note(title, `The title “${title}” of the category “${label}” was left out.`, 'Its label is its title here.')
    const route = posix.join('/', this.pages.prefix, text(data.slug) ?? `category/${slug(label)}`)
    const description = text(data.description)
    const link_path = this.owned.has(route) ? `${route}-${this.owned.size}` : route
    this.owned.add(link_path)
    return {
      type: 'category',
      label,
      link_type: 'generated-index',
      link_path,
      ...(description && { description }),
      items,
    }
  }

  private categoryFile(folder: string): Data {
    const path = ['json', 'yml', 'yaml']
      .map((end) => posix.join(folder, `_category_.${end}`))
      .find((name) => this.pages.files.includes(name))
    const text = path === undefined ? '' : readFileSync(join(this.pages.docs, path), 'utf8')
    const document = parseDocument(text)
    const [error] = document.errors
    if (error !== undefined)
      this.source.notes.push(
        noteAt(
          relative(this.source.root, join(this.pages.docs, String(path))),
          text,
          error.pos[0],
          'The file isn’t valid YAML, so it was ignored.',
          'Correct it, and migrate again.',
        ),
      )
    const data: unknown = error === undefined ? document.toJS() : undefined
    return isRecord(data) ? data : {}
  }

  /** Entries of a folder, in the order of their numbers. */
  generated(folder: string): Entry[] {
    const prefix = folder === '.' ? '' : `${folder}/`
    const parts: { position: number; name: string; make: () => Entry[] }[] = []
    const folders = new Set<string>()
    for (const doc of this.docs) {
      if (!doc.path.startsWith(prefix)) continue
      const rest = doc.path.slice(prefix.length)
      const [name = ''] = rest.split('/')
      if (rest !== name) folders.add(name)
      else if (!this.owned.has(doc.route) && doc.data.unlisted !== true)
        parts.push({ position: doc.position ?? Infinity, name, make: () => [this.leaf(doc)] })
    }
    for (const name of folders) {
      const path = `${prefix}${name}`
      const data = this.categoryFile(path)
      const position = typeof data.position === 'number' ? data.position : (splitNumber(name)[0] ?? Infinity)
      parts.push({ position, name, make: () => this.folder(path, data) })
    }
    parts.sort((a, b) => (a.position === b.position ? a.name.localeCompare(b.name) : a.position - b.position))
    return parts.flatMap(({ make }) => make())
  }

  private folder(path: string, data: Data): Entry[] {
    const [, name] = splitNumber(posix.basename(path))
    const index = this.docs.find(
      (doc) => posix.dirname(doc.path) === path && doc.target.endsWith('index.mdx') && isIndexName(doc.path, name),
    )
    const link = data.link === null ? { type: 'none' } : data.link
    const entry = this.category(
      text(data.label) ?? (index && text(index.data.sidebar_label)) ?? humanize(name),
      link,
      index,
      () => this.generated(path),
    )
    return entry.type === 'category' && entry.items.length === 0 && entry.link_type !== 'doc' ? [] : [entry]
  }

  explicit(item: unknown): Entry[] {
    if (typeof item === 'string') return this.docEntry({ id: item })
    if (Array.isArray(item)) return item.flatMap((child) => this.explicit(child))
    if (!isRecord(item)) return []
    if (item.type === undefined && Object.values(item).some((items) => !Array.isArray(items) && !isRecord(items))) {
      this.note(Object.keys(item)[0] ?? '', 'An entry without a type was left out.', 'Its parts are computed.')
      return []
    }
    if (item.type === undefined)
      return Object.entries(item).map(([label, items]) =>
        this.category(label, undefined, undefined, () => this.explicit(items)),
      )
    if (item.type === 'doc' || item.type === 'ref') return this.docEntry(item)
    if (item.type === 'autogenerated') return this.generated(String(item.dirName))
    if (item.type === 'category')
      return [
        this.category(String(item.label), item.link ?? { type: 'none' }, undefined, () => this.explicit(item.items)),
      ]
    if (item.type === 'link') return this.linkEntry(String(item.href), text(item.label))
    this.note(
      `'${item.type}'`,
      `An entry “type: ${item.type}” was left out.`,
      'Sidebars contain pages and categories only.',
    )
    return []
  }

  private docEntry({ id, label, type }: Data): Entry[] {
    const doc = this.find(String(id))
    return doc === undefined ? [] : [this.leaf(doc, text(label), type === 'ref' ? 'ref' : 'doc')]
  }

  private linkEntry(href: string, label: string | undefined): Entry[] {
    const { base } = this.source
    const route = href.replace(base === '' ? /^$/ : new RegExp(`^/${base}(?=/)`), '').replace(/(.)\/$/, '$1')
    const doc = this.byRoute.get(route)
    if (doc !== undefined) return [this.leaf(doc, label, 'ref')]
    this.note(
      href,
      `The link “${label ?? href}” to ${href} was left out.`,
      'Sidebars contain pages of the site only. Add it to the navbar or the footer.',
    )
    return []
  }
}

function isIndexName(path: string, folder: string): boolean {
  const [, name] = splitNumber(posix.basename(path).replace(/\.mdx?$/, ''))
  return /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder.toLowerCase()
}

/** The sidebars of a project: those that it writes, and one generated for each folder of pages without. */
export function migrateSidebars(source: Source, docs: readonly SourceDoc[]): Record<string, Entry[]> {
  const owned = new Set<string>()
  const result: Record<string, Entry[]> = {}
  for (const folder of source.folders) {
    const sidebars = new Sidebars(source, folder, docs, owned)
    const name = (id: string) => (Object.hasOwn(result, id) ? `${id}-${folder.prefix.replaceAll('/', '-')}` : id)
    if (folder.sidebars === undefined) result[name('docs')] = sidebars.generated('.')
    else for (const [id, items] of Object.entries(folder.sidebars)) result[name(id)] = sidebars.explicit(items)
  }
  return Object.fromEntries(Object.entries(result).filter(([, entries]) => entries.length > 0))
}
