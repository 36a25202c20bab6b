import { readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import type { Source } from './read-source.ts'

/** A page of Docusaurus. */
export interface SourceDoc {
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
const cleanRoute = (path: string) => {
  const route = posix.normalize(`/${path}`).replace(/[^\w./~-]+/g, '-')
  return route === '/' ? route : route.replace(/\/$/, '')
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
    data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {},
    keys: new Map(keys),
  }
}

function readDoc(path: string, text: string): Omit<SourceDoc, 'target'> {
  const { data, keys } = frontmatter(text)
  const folder = plainPath(posix.dirname(path)).replace(/^\.$/, '')
  const [number, name] = splitNumber(posix.basename(path).replace(/\.mdx?$/, ''))
  const own = typeof data.id === 'string' ? data.id : name
  const isIndex =
    data.id === undefined &&
    (/^(?:index|readme)$/i.test(name) || name.toLowerCase() === posix.basename(folder).toLowerCase())
  const slug = typeof data.slug === 'string' ? data.slug : undefined
  const address =
    slug === undefined ? posix.join(folder, isIndex ? '' : own) : slug.startsWith('/') ? slug : posix.join(folder, slug)
  const position = typeof data.sidebar_position === 'number' ? data.sidebar_position : number
  return { path, text, data, keys, id: posix.join(folder, own), route: cleanRoute(address), position }
}

// The engine reads these folders of content/ in its own way.
const reserved = /^\/(?:versions|partials|snippets|images|screens|marks|brand)(?=\/|$)/

function placed(docs: readonly Omit<SourceDoc, 'target'>[]): SourceDoc[] {
  const moved = docs.map((doc) => ({ ...doc, route: doc.route.replace(reserved, '$&-pages') }))
  const parents = new Set(moved.flatMap(({ route }) => (route === '/' ? [] : posix.dirname(route))))
  return moved.map((doc) => {
    const isFolder = doc.route === '/' || parents.has(doc.route)
    return { ...doc, target: `${isFolder ? posix.join(doc.route, 'index') : doc.route}.mdx`.slice(1) }
  })
}

/** Whether a path is a partial or is not published: a name in it starts with “_”. */
export const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('_'))

/** Reads the pages of a project, at most one for each address. */
export function readDocs(source: Source): SourceDoc[] {
  const byRoute = new Map<string, SourceDoc>()
  const nameOf = (path: string) => relative(source.root, join(source.docs, path))
  const files = source.files.filter((path) => /\.mdx?$/.test(path) && !isHidden(path))
  const all = files.map((path) =>
    readDoc(
      path,
      readFileSync(join(source.docs, path), 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    ),
  )
  for (const doc of placed(all.filter(({ data }) => data.draft !== true))) {
    const other = byRoute.get(doc.route)
    if (other === undefined) byRoute.set(doc.route, doc)
    else
      source.notes.push({
        file: nameOf(doc.path),
        line: 1,
        column: 1,
        message: `Left out: ${nameOf(other.path)} has the same address, ${doc.route}.`,
        hint: 'Give one of them another slug.',
      })
  }
  for (const { path, data, text, keys } of all) {
    if (keys.size === 0 && text.startsWith('---\n'))
      source.notes.push({
        file: nameOf(path),
        line: 1,
        column: 1,
        message: 'The frontmatter can’t be read, so it was left out.',
        hint: 'Correct it, and migrate again.',
      })
    if (data.draft === true)
      source.notes.push({
        file: nameOf(path),
        line: 1,
        column: 1,
        message: 'Left out: it is a draft.',
        hint: 'Remove “draft” to migrate it.',
      })
  }
  return [...byRoute.values()]
}
