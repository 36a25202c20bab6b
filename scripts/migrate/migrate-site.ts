import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'
import type { Nodes } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { stringify } from 'yaml'
import { isRedirectSource } from '#lib/navigation/redirect-file.ts'
import { loadEngines } from '../read/samples/load-engines.ts'
import type { Assets } from './convert-links.ts'
import { convertMarkdown } from './convert-markdown.ts'
import { convertPlainTags } from './convert-plain-tags.ts'
import { convertTags } from './convert-tags.ts'
import { applyEdits } from './edits.ts'
import { newFrontmatter } from './frontmatter.ts'
import { type Note, sortNotes } from './notes.ts'
import { type MigratedSite, Page, type UsedPartial } from './page.ts'
import { offsetsOf } from './parse-doc.ts'
import { readSource, type Source } from './read-source.ts'
import { type Entry, humanize, migrateSidebars } from './sidebars.ts'
import { readDocs, type SourceDoc } from './source-docs.ts'

/** A migrated site: everything to write. */
export interface Migration {
  /** Texts by path in the new site's folder. */
  texts: Map<string, string>
  /** Files to copy: their sources by path in the new site's folder. */
  files: Assets
  pages: number
  notes: Note[]
}

/** The first paragraphs of a page, as plain text. */
function paragraphsOf(page: Page): string[] {
  const texts = page.parsed.tree.children
    .filter(({ type }) => type === 'paragraph')
    .map((node) => plainText(node).replace(/\s+/g, ' ').trim())
  return texts.filter((text) => text !== '' && !text.startsWith(':::')).slice(0, 4)
}

async function converted(page: Page): Promise<string> {
  const { failure, tree, formulas } = page.parsed
  await convertMarkdown(page)
  if (failure === undefined) convertTags(page)
  else {
    convertPlainTags(page)
    page.note(
      0,
      `The file isn’t valid MDX, so it was migrated as plain Markdown: ${failure.replace(/\s+/g, ' ')}.`,
      'Look at its HTML.',
    )
  }
  if (formulas.count > 0)
    page.noteAtSource(
      formulas.first,
      `Formulas are shown as code: ${formulas.count} in all.`,
      'Pages can’t contain formulas. Write them as text, or show pictures of them.',
    )
  await Promise.all(page.pending)
  for (const { 0: token, index } of page.text.matchAll(/\{(?:brand|BRAND|product|\w+_host)\}/g))
    page.note(index, `${token} is replaced with a name of the site here.`, 'Write it in another way.')
  const [first] = tree.children as Nodes[]
  if (first?.type === 'yaml') page.edits.push({ start: 0, end: offsetsOf(first)[1], text: '' })
  return applyEdits(page.text, page.edits)
    .replace(/^\s*\n/, '')
    .trimEnd()
}

async function migratePage(
  site: MigratedSite,
  doc: SourceDoc,
  migration: Migration,
  tags: Map<string, string>,
): Promise<void> {
  const page = new Page(site, doc.file, relative(site.source.root, doc.file), doc.text, doc)
  const body = await converted(page)
  const fallback = humanize(posix.basename(doc.route)) || site.source.title
  const {
    yaml,
    tags: own,
    dropped,
  } = newFrontmatter(doc, { heading: page.heading, paragraphs: paragraphsOf(page) }, fallback)
  for (const [id, label] of own) tags.set(id, label)
  for (const key of dropped)
    page.note(doc.keys.get(key) ?? 0, `“${key}” of the frontmatter was left out.`, 'It has no equivalent here.')
  if (doc.data.unlisted === true)
    page.note(
      doc.keys.get('unlisted') ?? 0,
      'The page was unlisted; here, it is public.',
      'Readers and search engines find it. Remove it if they should not.',
    )
  const target = page.parsed.failure === undefined ? doc.target : doc.target.replace(/x$/, '')
  migration.texts.set(`content/${target}`, `${yaml}\n${body}\n`)
}

/** Converts partials; one that includes another adds it to the list while it is read. */
async function migratePartials(site: MigratedSite, migration: Migration): Promise<void> {
  const bodies = new Map<UsedPartial, string>()
  for (const [file, partial] of site.partials) {
    const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
    bodies.set(partial, await converted(new Page(site, file, relative(site.source.root, file), source)))
  }
  for (const [{ target, properties }, body] of bodies) {
    const yaml =
      properties.size === 0
        ? ''
        : `---\n${stringify({ properties: Object.fromEntries(properties) }, { lineWidth: 0 })}---\n\n`
    migration.texts.set(`content/${target}`, `${yaml}${body}\n`)
  }
}

const generatedRoutes = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) =>
    entry.type !== 'category'
      ? []
      : [...(entry.link_type === 'generated-index' ? [entry.link_path ?? ''] : []), ...generatedRoutes(entry.items)],
  )

/** Redirects from the addresses that pages had below a common first part. */
function redirects({ base, baseUrl, folders }: Source, routes: ReadonlyMap<string, string>): Record<string, string> {
  const others = folders.flatMap(({ prefix }) => (prefix === '' ? [] : [`/${prefix}/`]))
  const taken = new Set(routes.values())
  const pairs = [...routes].map(([old, route]) => {
    const isOther = others.some((prefix) => `${old}/`.startsWith(prefix))
    return [posix.join('/', baseUrl, isOther ? '' : base, old).replace(/(.)\/$/, '$1'), route] as const
  })
  return Object.fromEntries(pairs.filter(([from]) => !taken.has(from) && isRedirectSource(from)))
}

/** Path of the first page of an entry of a sidebar; undefined for a category without pages. */
const firstPage = (entry: Entry): string | undefined =>
  entry.type === 'category'
    ? (entry.link_path ?? entry.items.map(firstPage).find((path) => path !== undefined))
    : entry.path

/** A home page, if no page is at the root. It leads to what the sidebars show first. */
function homePage({ title }: Source, docs: readonly SourceDoc[], sidebars: Record<string, Entry[]>): string {
  const names = new Map(
    docs.map(({ route, data }) => [route, String(data.sidebar_label ?? data.title ?? humanize(posix.basename(route)))]),
  )
  const links = new Map<string, string>()
  for (const entry of Object.values(sidebars).flat()) {
    const path = firstPage(entry)
    if (path !== undefined && !links.has(path)) links.set(path, entry.label ?? names.get(path) ?? path)
  }
  const fields = {
    title,
    description: `Start here: ${title}, with links to the first pages of the documentation`.slice(0, 160),
    kind: 'index',
  }
  const list = [...links].map(([path, label]) => `- [${label}](${path})`)
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${list.join('\n')}\n`
}

/**
 * Reads a Docusaurus project and converts it. Writes nothing.
 * @param urls URLs of the old site, besides the one in its configuration
 * @param languages names in the new site's `code.languages`
 */
export async function migrateSite(
  folder: string,
  urls: readonly string[] = [],
  languages: readonly string[] = [],
): Promise<Migration> {
  const source = readSource(folder, urls)
  const docs = readDocs(source)
  const sidebars = migrateSidebars(source, docs)
  const routes = new Map([
    ...Object.values(sidebars)
      .flatMap(generatedRoutes)
      .map((route) => [route, route] as const),
    ...docs.map(({ oldRoute, route }) => [oldRoute, route] as const),
  ])
  const byFile = new Map(docs.map((doc) => [doc.file, doc]))
  const migration: Migration = { texts: new Map(), files: new Map(), pages: docs.length, notes: [] }
  const site: MigratedSite = {
    source,
    docs,
    routes,
    byFile,
    assets: migration.files,
    partials: new Map(),
    engines: loadEngines(),
    languages,
  }
  const tags = new Map<string, string>()
  for (const doc of docs) await migratePage(site, doc, migration, tags)
  await migratePartials(site, migration)
  const put = (name: string, data: object) =>
    Object.keys(data).length > 0 && migration.texts.set(`content/${name}`, stringify(data, { lineWidth: 0 }))
  if (![...routes.values()].includes('/')) migration.texts.set('content/index.mdx', homePage(source, docs, sidebars))
  put('sidebars.yaml', sidebars)
  put('redirects.yaml', redirects(source, routes))
  put(
    'tags.yaml',
    Object.fromEntries([...tags].map(([id, label]) => [id, { label, description: `Pages about ${label}.` }])),
  )
  if (docs.some(({ target }) => target.startsWith('guides/all/'))) put('themes.yaml', { general: { label: 'General' } })
  return { ...migration, notes: sortNotes(source.notes) }
}
