import { publicHref } from '../pages/public-href.ts'
import type { SearchHit } from '../search/model/search-answer.ts'
import type { Docs, ListedOperation, ReadPage } from './open-docs.ts'
import { schemaText } from './schema-text.ts'

// What the tools of the server return. All functions throw a `ToolError` for what a client can correct.

/** A heading of a Markdown version, with everything up to the next heading of its level or above. */
interface MarkdownSection {
  level: number
  /** Plain text of the heading. */
  title: string
  text: string
}

function plainHeading(source: string): string {
  return source
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[`*]/g, '')
    .trim()
}

/** The sections of a Markdown version, without its title, in their order. Lines in code are not headings. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const lines = markdown.split('\n')
  const headings: { at: number; level: number; title: string }[] = []
  let fence = ''
  for (const [at, line] of lines.entries()) {
    const [, marks = ''] = /^ *(`{3,}|~{3,})/.exec(line) ?? []
    if (fence !== '') {
      if (marks.startsWith(fence) && line.trim() === marks) fence = ''
    } else if (marks === '') {
      const [, level = '', title = ''] = /^(#{2,6}) (.+)$/.exec(line) ?? []
      if (level !== '') headings.push({ at, level: level.length, title: plainHeading(title) })
    } else fence = marks
  }
  return headings.map(({ at, level, title }, index) => {
    const end = headings.slice(index + 1).find((next) => next.level <= level)?.at
    return { level, title, text: lines.slice(at, end).join('\n').trimEnd() }
  })
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The section that a heading or an anchor names.
 * @param name a heading, such as “Clean up”, or the part of a URL after “#”, such as “clean-up”
 */
export function findSection(sections: readonly MarkdownSection[], name: string): MarkdownSection | undefined {
  const wanted = letters(name)
  return sections.find(({ title }) => letters(title) === wanted)
}

/**
 * A request that can't be fulfilled. Its message says what, why, and what to do, and goes to the client as a result.
 */
export class ToolError extends Error {}

const quoted = (text: string) => `“${text}”`

function hitText(
  { url, anchor, title, section, breadcrumbs, description, excerpt }: SearchHit,
  origin: string,
): string {
  const address = `${origin}${publicHref(url)}${anchor === '' ? '' : `#${anchor}`}`
  const names = [...breadcrumbs, title.text, section.text].filter((name) => name !== '')
  const lines = [`### ${names.join(' › ')}`, address, description.text, excerpt.text]
  return [...new Set(lines)].filter((line) => line !== '').join('\n')
}

/** The pages that a search finds, by their public addresses below `origin`. */
export async function searchText(docs: Docs, origin: string, text: string, part: string | undefined, limit: number) {
  const engine = await docs.search()
  const contextIds = engine.contexts.map(({ id }) => id)
  if (part !== undefined && !contextIds.includes(part)) {
    throw new ToolError(
      `There is no part ${quoted(part)}. Parts of the docs: ${contextIds.join(', ')}. Leave it out to search all.`,
    )
  }
  const { hits, total, spellings } = await engine.search({ text, context: part ?? 'all', page: 0, hitsPerPage: limit })
  if (hits.length > 0) {
    return [`${hits.length} of ${total} pages:`, ...hits.map((hit) => hitText(hit, origin))].join('\n\n')
  }
  const hint = spellings.length === 0 ? 'Try fewer or other words.' : `Did you mean: ${spellings.join(', ')}?`
  return `No page contains ${quoted(text)}${part === undefined ? '' : ` in the part “${part}”`}. ${hint}`
}

async function page(docs: Docs, address: string): Promise<ReadPage> {
  const read = await docs.readPage(address)
  if ('markdown' in read) return read
  const near = read.near.map(({ route, title }) => `- ${publicHref(route)} (${title})`)
  const hint = near.length === 0 ? 'Use search_docs to find the page.' : `Similar pages:\n${near.join('\n')}`
  throw new ToolError(`There is no page at ${quoted(address)}. ${hint}`)
}

function sectionText(markdown: string, name: string | undefined, isRequired: boolean): string {
  if (name === undefined) return markdown
  const sections = markdownSections(markdown)
  const section = findSection(sections, name)
  if (section !== undefined) return section.text
  if (!isRequired) return markdown
  const titles = sections.map(({ level, title }) => `${'  '.repeat(level - 2)}- ${title}`)
  throw new ToolError(`The page has no section ${quoted(name)}. Its sections:\n${titles.join('\n')}`)
}

/** A page, or the section of it that is asked for or that the address names. */
export async function pageText(docs: Docs, address: string, section: string | undefined): Promise<string> {
  const { markdown, anchor } = await page(docs, address)
  return sectionText(markdown, section ?? anchor, section !== undefined)
}

const label = ({ kind, method, path }: ListedOperation) =>
  kind === 'webhook' ? `webhook ${path}` : `${method.toUpperCase()} ${path}`

function listText(operations: readonly ListedOperation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag ?? 'Other'))]
  const groups = tags.map((tag) => {
    const lines = operations
      .filter((operation) => (operation.tag ?? 'Other') === tag)
      .map((operation) => `- ${label(operation)}: ${operation.summary} (${operation.operationId})`)
    return `## ${tag}\n\n${lines.join('\n')}`
  })
  return groups.join('\n\n')
}

/** The operations with a tag and with all of some words. */
export async function operationsText(docs: Docs, tag: string | undefined, words: string | undefined): Promise<string> {
  const all = await docs.operations()
  if (all.length === 0) throw new ToolError('These docs describe no API.')
  const tags = [...new Set(all.flatMap((operation) => operation.tag ?? []))]
  if (tag !== undefined && !tags.some((name) => name.toLowerCase() === tag.toLowerCase())) {
    throw new ToolError(`There is no tag ${quoted(tag)}. Tags: ${tags.join(', ')}.`)
  }
  const wanted = (words ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const matching = all.filter((operation) => {
    const { summary, description, operationId } = operation
    const text = `${label(operation)} ${summary} ${operationId} ${description}`.toLowerCase()
    return (
      (tag === undefined || operation.tag?.toLowerCase() === tag.toLowerCase()) &&
      wanted.every((word) => text.includes(word))
    )
  })
  if (matching.length === 0)
    throw new ToolError(`No operation has all of the words ${quoted(words ?? '')}. Leave some out.`)
  return listText(matching)
}

/** The reference of an operation, by its ID, its page, or its method and path. */
export async function operationText(docs: Docs, name: string): Promise<string> {
  const all = await docs.operations()
  const wanted = name.trim().toLowerCase()
  const path = wanted.replace(/^https?:\/\/[^/]+/, '').replace(/\/$|\.md$/, '')
  const chosen = all.find(
    (operation) =>
      operation.operationId.toLowerCase() === wanted ||
      label(operation).toLowerCase() === wanted ||
      (operation.route !== undefined && operation.route.toLowerCase() === path),
  )
  if (chosen?.route !== undefined) return (await page(docs, chosen.route)).markdown
  const words = wanted.split(/[^a-z0-9]+/).filter((word) => word.length > 2)
  const near = all.filter(({ operationId, path: template }) =>
    words.some((word) => `${operationId} ${template}`.toLowerCase().includes(word)),
  )
  const hint =
    near.length === 0 ? 'Use list_operations to see all.' : `Similar operations:\n\n${listText(near.slice(0, 20))}`
  throw new ToolError(`There is no operation ${quoted(name)}. ${hint}`)
}

/** The schema of an object, and those that it refers to. */
export async function schemaOf(docs: Docs, name: string): Promise<string> {
  const schemas = await docs.schemas()
  const names = Object.keys(schemas)
  if (names.length === 0) throw new ToolError('These docs describe no API, so they have no schemas.')
  const exact = names.find((one) => one.toLowerCase() === name.trim().toLowerCase())
  if (exact !== undefined) return schemaText(schemas, exact)
  throw new ToolError(`There is no schema ${quoted(name)}. Schemas: ${names.join(', ')}.`)
}
