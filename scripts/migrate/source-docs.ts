import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import { plainSource } from '#lib/diagnostics/text-place.ts'
import { noteAt } from './notes.ts'
import type { PageFolder, Source } from './read-source.ts'

/** A page of Docusaurus. */
export interface SourceDoc {
  folder: PageFolder
  /** The file, as an absolute path. */
  file: string
  /** Path below the folder of pages. */
  path: string
  text: string
  data: Readonly<Record<string, unknown>>
  /** Offset of each key of the frontmatter. */
  keys: ReadonlyMap<string, number>
  /** What sidebars name it. */
  id: string
  /** Its address, without the first part that all pages have. */
  route: string
  /** Its address on the old site, without that part. It can have other letters. */
  oldRoute: string
  /** File below content/. */
  target: string
  /** Order in generated sidebars. */
  position: number | undefined
}

const numberPattern = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
const datePattern = /^(?:\d{2,4}[-_.]\d{2}(?:[-_.]\d{2,4})?[-_.]?|\d+[-_.]\d+)/

/** Divides a name into the number that orders it and the rest. @example splitNumber('01-intro') → [1, 'intro'] */
export function splitNumber(name: string): [number | undefined, string] {
  const match = datePattern.test(name) ? null : numberPattern.exec(name)
  return match === null ? [undefined, name] : [Number(match[1]), match[2] ?? name]
}

const plainPath = (path: string) =>
  path
    .split('/')
    .map((part) => splitNumber(part)[1])
    .join('/')
/** Latin letters that don't consist of another letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
}

/** A part of an address in the letters that addresses can have here. @example cleanPart('Über & ünï') → 'Uber-uni' */
function cleanPart(part: string): string {
  const latin = part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
  const clean = latin.replace(/[^\w.~-]+/g, '-')
  if (clean === part) return part
  return clean.replace(/^-+|-+$/g, '') || 'page'
}

const normalRoute = (path: string) => {
  const route = posix.normalize(`/${path}`)
  return route === '/' ? route : route.replace(/\/$/, '')
}

/** Frontmatter of Starlight, Mintlify, and VitePress with the names that Docusaurus has for the same. */
function inOneForm(data: Record<string, unknown>): Record<string, unknown> {
  const { sidebarTitle, sidebar, tableOfContents, outline, ...others } = data
  const { label, order, ...rest } = (typeof sidebar === 'object' && sidebar !== null ? sidebar : {}) as Record<
    string,
    unknown
  >
  const name = sidebarTitle ?? label
  const left = Object.keys(rest).length > 0 || (sidebar !== undefined && typeof sidebar !== 'object')
  return {
    ...(name !== undefined && { sidebar_label: name }),
    ...(order !== undefined && { sidebar_position: order }),
    ...((tableOfContents === false || outline === false) && { hide_table_of_contents: true }),
    ...(left && { sidebar }),
    ...(typeof tableOfContents === 'object' && { tableOfContents }),
    ...(outline !== undefined && typeof outline !== 'boolean' && { outline }),
    ...others,
  }
}

/** Where a page's frontmatter ends, its values, and where its keys are. */
function frontmatter(text: string): Pick<SourceDoc, 'data' | 'keys'> {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(text)
  if (match === null) return { data: {}, keys: new Map() }
  const document = parseDocument(match[1] ?? '')
  const data: unknown = document.errors.length > 0 ? {} : document.toJS()
  const start = text.indexOf('\n') + 1
  const items = isMap(document.contents) ? document.contents.items : []
  const keys = items.flatMap(({ key }) =>
    isScalar(key) ? [[String(key.value), start + (key.range?.[0] ?? 0)] as const] : [],
  )
  return {
    data: typeof data === 'object' && data !== null ? inOneForm(data as Record<string, unknown>) : {},
    keys: new Map(keys),
  }
}

function readDoc(pages: PageFolder, path: string): Omit<SourceDoc, 'target'> {
  const file = join(pages.docs, path)
  const text = plainSource(readFileSync(file, 'utf8'))
  const { data, keys } = frontmatter(text)
  const folder = plainPath(posix.dirname(path)).replace(/^\.$/, '')
  const [number, name] = splitNumber(posix.basename(path).replace(/\.mdx?$/, ''))
  const own = typeof data.id === 'string' ? data.id : name
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === posix.basename(folder).toLowerCase()
  const slug = typeof data.slug === 'string' ? data.slug : undefined
  const address =
    slug === undefined ? posix.join(folder, isIndex ? '' : own) : slug.startsWith('/') ? slug : posix.join(folder, slug)
  const position = typeof data.sidebar_position === 'number' ? data.sidebar_position : number
  const oldRoute = normalRoute(posix.join(pages.prefix, address))
  const route = oldRoute.split('/').map(cleanPart).join('/')
  return { folder: pages, file, path, text, data, keys, id: posix.join(folder, own), route, oldRoute, position }
}

// The engine reads these folders of content/ in its own way.
const reserved = /^\/(?:versions|partials|snippets|images|screens|marks|brand)(?=\/|$)/

/** Numbers addresses that are equal only because letters are left out of them. */
function distinct(docs: readonly Omit<SourceDoc, 'target'>[]): Omit<SourceDoc, 'target'>[] {
  const taken = new Map(docs.filter(({ route, oldRoute }) => route === oldRoute).map(({ route }) => [route, route]))
  return docs.map((doc) => {
    let { route } = doc
    for (let number = 2; (taken.get(route) ?? doc.oldRoute) !== doc.oldRoute; number++) route = `${doc.route}-${number}`
    taken.set(route, doc.oldRoute)
    return { ...doc, route }
  })
}

function placed(docs: readonly Omit<SourceDoc, 'target'>[]): SourceDoc[] {
  const moved = distinct(docs).map((doc) => ({ ...doc, route: doc.route.replace(reserved, '$&-pages') }))
  const parents = new Set(moved.flatMap(({ route }) => (route === '/' ? [] : posix.dirname(route))))
  return moved.map((doc) => {
    const isFolder = doc.route === '/' || parents.has(doc.route)
    return { ...doc, target: `${isFolder ? posix.join(doc.route, 'index') : doc.route}.mdx`.slice(1) }
  })
}

/** Whether a path is a partial or is not published: a name in it starts with “_”. */
export const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('_'))

/** Pages that a plugin generates from an API specification. */
const generatedPage = /\.(?:api|schema)\.mdx$/

/** Reads the pages of a project, at most one for each address. */
export function readDocs(source: Source): SourceDoc[] {
  const byRoute = new Map<string, SourceDoc>()
  const note = (file: string, offset: number, text: string, message: string, hint: string) =>
    source.notes.push(noteAt(relative(source.root, file), text, offset, message, hint))
  const isPage = (path: string) => /\.mdx?$/.test(path) && !isHidden(path)
  const all = source.folders.flatMap((folder) => {
    const generated = folder.files.filter((path) => generatedPage.test(path))
    if (generated.length > 0)
      note(
        join(folder.docs, generated[0] ?? ''),
        0,
        '',
        `Left out: pages that were generated from an API specification, ${generated.length} in all.`,
        'Save the specification as apispec.yaml; it becomes the API reference.',
      )
    return folder.files.filter((path) => isPage(path) && !generatedPage.test(path)).map((path) => readDoc(folder, path))
  })
  for (const doc of placed(all.filter(({ data }) => data.draft !== true))) {
    const other = byRoute.get(doc.route)
    const same = other === undefined ? '' : relative(source.root, other.file)
    if (other === undefined) {
      byRoute.set(doc.route, doc)
      if (/(?!\p{Script=Latin})\p{L}/u.test(doc.oldRoute))
        note(
          doc.file,
          0,
          doc.text,
          `The address ${doc.oldRoute} became ${doc.route}.`,
          'Addresses have Latin letters only. Give the page a slug of them, and migrate again.',
        )
    } else
      note(
        doc.file,
        0,
        doc.text,
        `Left out: ${same} has the same address, ${doc.route}.`,
        'Give one of them another slug.',
      )
  }
  for (const { file, data, text, keys } of all) {
    if (keys.size === 0 && /^---\n[\s\S]*?\S[\s\S]*?\n---/.test(text))
      note(file, 0, text, 'The frontmatter can’t be read, so it was left out.', 'Correct it, and migrate again.')
    if (data.draft === true)
      note(file, keys.get('draft') ?? 0, text, 'Left out: it is a draft.', 'Remove “draft” to migrate it.')
  }
  return [...byRoute.values()]
}
