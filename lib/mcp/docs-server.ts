import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { llmsIndexPath } from '../agents/llms-txt.ts'
import { skillPath } from '../agents/skill-file.ts'
import { publicHref } from '../pages/public-href.ts'
import type { SearchHit } from '../search/model/search-answer.ts'
import { findSection, markdownSections } from './markdown-sections.ts'
import type { Docs, ListedOperation, ReadPage } from './open-docs.ts'
import { schemaText } from './schema-text.ts'
import { textWindow } from './text-window.ts'

/** Pages that a search returns unless a client asks for another number. */
const usualHits = 8
const mostHits = 20

/** What the server says about itself. */
interface DocsServerInfo {
  /** Name of the server, such as `acme-docs`. */
  name: string
  product: string
  description: string
  /** Public address of the site, without a slash at the end. Results name pages by it. */
  origin: string
  version: string
}

/**
 * A request that can't be fulfilled. Its message says what, why, and what to do, and goes to the client as a result.
 */
class ToolError extends Error {}

/** Files of the export that a client can attach whole. */
const overviews = (product: string) => [
  {
    name: 'skill',
    path: skillPath,
    title: `Skill for ${product}`,
    description: 'How to find pages, what the docs contain, and how to call the API.',
  },
  {
    name: 'pages',
    path: llmsIndexPath,
    title: `Pages about ${product}`,
    description: 'All pages with their descriptions.',
  },
]

const quoted = (text: string) => `“${text}”`

/**
 * Runs a tool. What the client can correct is a result marked as an error, so that a model reads it and tries again.
 */
async function result(run: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await run() }] }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { content: [{ type: 'text' as const, text: error.message }], isError: true }
  }
}

function hitText(
  { url, anchor, title, section, breadcrumbs, description, excerpt }: SearchHit,
  origin: string,
): string {
  const address = `${origin}${publicHref(url)}${anchor === '' ? '' : `#${anchor}`}`
  const names = [...breadcrumbs, title.text, section.text].filter((name) => name !== '')
  const lines = [`### ${names.join(' › ')}`, address, description.text, excerpt.text]
  return [...new Set(lines)].filter((line) => line !== '').join('\n')
}

async function search(docs: Docs, origin: string, text: string, part: string | undefined, limit: number) {
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

async function operationList(docs: Docs, tag: string | undefined, words: string | undefined): Promise<string> {
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

async function operationText(docs: Docs, name: string): Promise<string> {
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

async function schema(docs: Docs, name: string): Promise<string> {
  const schemas = await docs.schemas()
  const names = Object.keys(schemas)
  if (names.length === 0) throw new ToolError('These docs describe no API, so they have no schemas.')
  const exact = names.find((one) => one.toLowerCase() === name.trim().toLowerCase())
  if (exact !== undefined) return schemaText(schemas, exact)
  throw new ToolError(`There is no schema ${quoted(name)}. Schemas: ${names.join(', ')}.`)
}

const offset = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe('Only to continue a long result: the offset that the last call named.')

/**
 * A Model Context Protocol server over an exported site. It has no state and only reads, so each request or connection
 * can have a server of its own.
 * @see https://modelcontextprotocol.io
 */
export function createDocsServer(
  docs: Docs,
  { name, product, description, origin, version }: DocsServerInfo,
): McpServer {
  const server = new McpServer(
    { name, version, title: `${product} documentation`, websiteUrl: `${origin}/` },
    {
      instructions: `The documentation of ${product}. ${description}. Search first, then read the pages that you need, and link to the pages that you used. Look up names, fields, and limits here instead of relying on what you remember.`,
    },
  )
  const annotations = { readOnlyHint: true, openWorldHint: false }

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Finds pages of the ${product} documentation. Returns titles, URLs, and the matching text, best first.`,
      inputSchema: z.object({
        query: z.string().trim().min(1).describe('Words or a question, such as “rotate API credentials”.'),
        part: z.string().optional().describe('Limits the search to a part of the docs, such as “guides”.'),
        limit: z.number().int().min(1).max(mostHits).optional().describe(`How many pages; default: ${usualHits}.`),
      }),
      annotations,
    },
    ({ query, part, limit }) => result(() => search(docs, origin, query, part, limit ?? usualHits)),
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page, or one section of it, as Markdown.',
      inputSchema: z.object({
        path: z.string().trim().min(1).describe('Path or URL of the page, such as “/guides/install/”.'),
        section: z.string().optional().describe('Heading or anchor of the section, such as “Clean up”.'),
        offset,
      }),
      annotations,
    },
    ({ path, section, offset: from }) =>
      result(async () => {
        const { markdown, anchor } = await page(docs, path)
        return textWindow(sectionText(markdown, section ?? anchor, section !== undefined), from)
      }),
  )

  server.registerTool(
    'list_operations',
    {
      title: 'List API operations',
      description: `Lists the operations of the ${product} API by tag: method, path, summary, and ID.`,
      inputSchema: z.object({
        tag: z.string().optional().describe('Only operations with this tag.'),
        words: z.string().optional().describe('Only operations that contain all of these words.'),
      }),
      annotations,
    },
    ({ tag, words }) => result(async () => textWindow(await operationList(docs, tag, words))),
  )

  server.registerTool(
    'read_operation',
    {
      title: 'Read an API operation',
      description: 'Returns the reference of an operation: parameters, body, sample calls, and responses.',
      inputSchema: z.object({
        operation: z.string().trim().min(1).describe('ID, page, or method and path, such as “GET /v1/items”.'),
        offset,
      }),
      annotations,
    },
    ({ operation, offset: from }) => result(async () => textWindow(await operationText(docs, operation), from)),
  )

  server.registerTool(
    'read_schema',
    {
      title: 'Read the schema of an object',
      description: `Returns the JSON Schema of an object of ${product}, such as one that its API takes or returns, and of those it refers to.`,
      inputSchema: z.object({
        name: z.string().trim().min(1).describe('Name of the schema, such as “Item”.'),
        offset,
      }),
      annotations,
    },
    ({ name: schemaName, offset: from }) => result(async () => textWindow(await schema(docs, schemaName), from)),
  )
  for (const { path, ...resource } of overviews(product)) {
    if (!docs.hasText(path)) continue
    const config = { title: resource.title, description: resource.description, mimeType: 'text/markdown' }
    server.registerResource(resource.name, `${origin}${path}`, config, async ({ href }) => ({
      contents: [{ uri: href, mimeType: config.mimeType, text: await docs.readText(path) }],
    }))
  }
  return server
}
