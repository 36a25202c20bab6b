import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { llmsIndexPath } from '../agents/llms-txt.ts'
import { skillPath } from '../agents/skill-file.ts'
import type { Docs } from './open-docs.ts'
import { operationsText, operationText, pageText, schemaOf, searchText, ToolError } from './tool-texts.ts'

/** Characters of one result. Clients reject or cut results of about four times as many. */
export const windowCharacters = 24_000

/**
 * A part of a text that fits into one result, cut at the end of a line. If there is more, the last line says how to
 * get the rest.
 * @param offset characters to leave out at the start
 */
export function textWindow(text: string, offset = 0): string {
  if (offset > 0 && offset >= text.length) {
    return `There is nothing at offset ${offset}: the text has ${text.length} characters.`
  }
  const rest = text.slice(offset)
  if (rest.length <= windowCharacters) return rest
  const lineEnd = rest.lastIndexOf('\n', windowCharacters)
  const end = lineEnd > windowCharacters / 2 ? lineEnd : windowCharacters
  const next = offset + end
  return `${rest.slice(0, end)}\n\n[There is more. To read it, call the tool again with offset ${next}. Total: ${text.length} characters.]`
}

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

/**
 * Runs a tool. What the client can correct is a result marked as an error, so that a model reads it and tries again.
 */
async function toolResult(run: () => Promise<string>) {
  try {
    return { content: [{ type: 'text' as const, text: await run() }] }
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { content: [{ type: 'text' as const, text: error.message }], isError: true }
  }
}

const offset = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe('Only to continue a long result: the offset that the last call named.')

const annotations = { readOnlyHint: true, openWorldHint: false }

type SiteInfo = Pick<DocsServerInfo, 'product' | 'origin'>

function addPageTools(server: McpServer, docs: Docs, { product, origin }: SiteInfo): void {
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
    ({ query, part, limit }) => toolResult(() => searchText(docs, origin, query, part, limit ?? usualHits)),
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
    ({ path, section, offset: from }) => toolResult(async () => textWindow(await pageText(docs, path, section), from)),
  )
}

function addApiTools(server: McpServer, docs: Docs, { product }: SiteInfo): void {
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
    ({ tag, words }) => toolResult(async () => textWindow(await operationsText(docs, tag, words))),
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
    ({ operation, offset: from }) => toolResult(async () => textWindow(await operationText(docs, operation), from)),
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
    ({ name: schemaName, offset: from }) => toolResult(async () => textWindow(await schemaOf(docs, schemaName), from)),
  )
}

function addOverviews(server: McpServer, docs: Docs, { product, origin }: SiteInfo): void {
  for (const { path, ...resource } of overviews(product)) {
    if (!docs.hasText(path)) continue
    const config = { title: resource.title, description: resource.description, mimeType: 'text/markdown' }
    server.registerResource(resource.name, `${origin}${path}`, config, async ({ href }) => ({
      contents: [{ uri: href, mimeType: config.mimeType, text: await docs.readText(path) }],
    }))
  }
}

/**
 * A Model Context Protocol server over an exported site. It has no state and only reads, so each request or connection
 * can have a server of its own.
 * @see https://modelcontextprotocol.io
 */
export function createDocsServer(docs: Docs, info: DocsServerInfo): McpServer {
  const { name, product, description, origin, version } = info
  const server = new McpServer(
    { name, version, title: `${product} documentation`, websiteUrl: `${origin}/` },
    {
      instructions: `The documentation of ${product}. ${description}. Search first, then read the pages that you need, and link to the pages that you used. Look up names, fields, and limits here instead of relying on what you remember.`,
    },
  )
  addPageTools(server, docs, info)
  addApiTools(server, docs, info)
  addOverviews(server, docs, info)
  return server
}
