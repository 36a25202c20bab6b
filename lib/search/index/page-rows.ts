import { inRange } from '../structures/in-range.ts'
import { MalformedBytes } from './bytes.ts'

/** What a list of hits shows of a page, and what its heads are made of. */
export interface PageRow {
  route: string
  title: string
  /** Labels of the breadcrumbs, the page itself left out. */
  breadcrumbs: readonly string[]
  keywords: readonly string[]
  /** Headings of the parts after the first, with their ids. */
  headings: readonly { text: string; id: string }[]
  /** Hash of the files with the page's texts and with its passages. */
  textHash: string
}

/** Name of the file with a page's texts. */
export function textFileName({ route, textHash }: Pick<PageRow, 'route' | 'textHash'>): string {
  return `text${route === '/' ? '/index' : route}-${textHash}.json`
}

/** Name of the file with what answers may quote of a page. */
export function passagesFileName({ route, textHash }: Pick<PageRow, 'route' | 'textHash'>): string {
  return `passages${route === '/' ? '/index' : route}-${textHash}.json`
}

/** Rows as a file holds them: columns of lines, because equal things compress well side by side. */
export interface PageRowsFile {
  /** Each without the segments that it shares with the one before; see `encodeRoutes`. */
  routes: string
  titles: string
  /** Distinct breadcrumbs, a line each, divided by tabs. */
  breadcrumbs: string
  /** The line of each page's breadcrumbs. */
  breadcrumbsLines: number[]
  /** A keyword that is the last segment of its route, as of operations, is `repeated`. */
  keywords: string
  headings: string
  /** Ids that do not follow from their heading, by page and heading. */
  ids: [page: number, heading: number, id: string][]
  /** All of one length, without anything between them: nothing would take more room. */
  textHashes: string
}

const lines = (texts: readonly string[]) => texts.join('\n')
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const cells = (texts: readonly string[]) => texts.map(oneLine).join('\t')
const readCells = (line: string) => (line === '' ? [] : line.split('\t'))

/**
 * The id that GitHub’s rules give a heading, where no other has it.
 * @example plainAnchor('Set up the CLI') → 'set-up-the-cli'
 */
export function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Written instead of a value that follows from another column. No other line or cell is a single space. */
const repeated = ' '

const segmentsOf = (route: string) => route.split('/').slice(1)

/**
 * Routes as the number of segments that each shares with the one before, and the others. A last segment that follows from
 * the page's title is `repeated`.
 * @example encodeRoutes([{ route: '/a/b', title: 'First' }, { route: '/a/my-page', title: 'My page' }]) → ['0/a/b', '1/ ']
 */
function encodeRoutes(rows: readonly Pick<PageRow, 'route' | 'title'>[]): string[] {
  let previous: string[] = []
  return rows.map(({ route, title }) => {
    const segments = segmentsOf(route)
    let shared = 0
    while (shared < segments.length - 1 && segments[shared] === previous[shared]) shared += 1
    previous = segments
    const rest = segments.slice(shared)
    if (rest.at(-1) === plainAnchor(oneLine(title))) rest[rest.length - 1] = repeated
    return `${shared}/${rest.join('/')}`
  })
}

/** @throws MalformedBytes when a route shares more than the one before has */
function decodeRoutes(routes: readonly string[], titles: readonly string[]): string[] {
  let previous: string[] = []
  return routes.map((line, page) => {
    const [count = '', ...rest] = line.split('/')
    const shared = Number(count)
    if (!(shared <= previous.length)) throw new MalformedBytes('The search index contradicts itself.')
    if (rest.at(-1) === repeated) rest[rest.length - 1] = plainAnchor(titles[page] ?? '')
    previous = [...previous.slice(0, shared), ...rest]
    return `/${previous.join('/')}`
  })
}

export function encodePageRows(rows: readonly PageRow[]): PageRowsFile {
  const distinct = [...new Set(rows.map(({ breadcrumbs }) => cells(breadcrumbs)))]
  return {
    routes: lines(encodeRoutes(rows)),
    titles: lines(rows.map(({ title }) => oneLine(title))),
    breadcrumbs: lines(distinct),
    breadcrumbsLines: rows.map(({ breadcrumbs }) => distinct.indexOf(cells(breadcrumbs))),
    keywords: lines(
      rows.map(({ route, keywords }) =>
        cells(keywords)
          .split('\t')
          .map((keyword) => (keyword !== '' && keyword === segmentsOf(route).at(-1) ? repeated : keyword))
          .join('\t'),
      ),
    ),
    headings: lines(rows.map(({ headings }) => cells(headings.map(({ text }) => text)))),
    ids: rows.flatMap(({ headings }, page) =>
      headings.flatMap(({ text, id }, heading): PageRowsFile['ids'] =>
        plainAnchor(oneLine(text)) === id ? [] : [[page, heading, id]],
      ),
    ),
    textHashes: rows.map(({ textHash }) => textHash).join(''),
  }
}

/** @throws MalformedBytes when the columns do not fit each other */
export function decodePageRows(file: PageRowsFile): PageRow[] {
  const titles = file.titles.split('\n')
  const routes = decodeRoutes(file.routes.split('\n'), titles)
  const keywords = file.keywords.split('\n')
  const headings = file.headings.split('\n')
  const hashLength = file.textHashes.length / routes.length
  const isDivided = Number.isInteger(hashLength)
  if (!isDivided || [titles, keywords, headings, file.breadcrumbsLines].some(({ length }) => length !== routes.length))
    throw new MalformedBytes('The search index contradicts itself.')
  const breadcrumbs = file.breadcrumbs.split('\n').map(readCells)
  const ids = new Map(file.ids.map(([page, heading, id]) => [`${page} ${heading}`, id]))
  return routes.map((route, page) => ({
    route,
    title: inRange(titles[page]),
    breadcrumbs: breadcrumbs[inRange(file.breadcrumbsLines[page])] ?? [],
    keywords: readCells(inRange(keywords[page])).map((keyword) =>
      keyword === repeated ? inRange(segmentsOf(route).at(-1)) : keyword,
    ),
    headings: readCells(inRange(headings[page])).map((text, heading) => ({
      text,
      id: ids.get(`${page} ${heading}`) ?? plainAnchor(text),
    })),
    textHash: file.textHashes.slice(page * hashLength, (page + 1) * hashLength),
  }))
}
