import { stringify } from 'yaml'
import { apiDownloads } from '../api/downloads.ts'
import { codeSpan } from '../prose/code-span.ts'
import type { ApiAccess } from './api-access.ts'
import type { LlmsSection } from './llms-sections.ts'
import { type LlmsSite, llmsFullPath, llmsIndexPath } from './llms-txt.ts'
import { type Block, bulletList, joinBlocks } from './markdown-text.ts'
import { markdownVersionPath } from './markdown-version-path.ts'

export const skillPath = '/skill.md'

/** Longest name and description that tools accept. @see https://agentskills.io/specification */
const longestName = 64
const longestDescription = 1024

/** The site's data for its skill. */
export interface SkillSite extends Pick<LlmsSite, 'product' | 'description' | 'origin'> {
  brand: string
  /** URL of the hosted MCP server, if there is one. */
  mcp: string | undefined
  api: ApiAccess | undefined
}

/** @example skillName('Acme Cloud') → 'acme-cloud-docs' */
export function skillName(brand: string): string {
  const words = brand.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const name = [...words, 'docs'].join('-')
  return name.length > longestName ? 'docs' : name
}

function frontmatter({ brand, product, description, api }: SkillSite): Block {
  const tasks =
    api === undefined
      ? 'sets it up, or writes configuration for it'
      : 'sets it up, writes configuration for it, or calls its API'
  const use = `Use it for each task that asks about ${product}, ${tasks}.`
  const sentence = /[.!?]$/.test(description) ? description : `${description}.`
  const head = { name: skillName(brand), description: `${sentence} ${use}`.slice(0, longestDescription) }
  return `---\n${stringify(head, { lineWidth: 0 })}---`
}

function reading({ origin, mcp }: SkillSite): Block[] {
  return [
    '## Find and read pages',
    bulletList([
      [
        `[llms.txt](${origin}${llmsIndexPath}) lists every page with a description. Read it first, then only the pages that you need.`,
      ],
      [`Every page is available as Markdown: replace the last slash of its URL with ${codeSpan('.md')}.`],
      [`[llms-full.txt](${origin}${llmsFullPath}) has all pages in one file. It is large.`],
      ...(mcp === undefined
        ? []
        : [
            [
              `The MCP server at ${codeSpan(mcp)} (Streamable HTTP) searches the pages and returns them, one or a section at a time.`,
            ],
          ]),
    ]),
  ]
}

/** Sections with their pages; those with the same title are one. */
function merged(sections: readonly LlmsSection[]): LlmsSection[] {
  const pages = new Map<string, LlmsSection['pages']>()
  for (const section of sections) pages.set(section.title, [...(pages.get(section.title) ?? []), ...section.pages])
  return [...pages].map(([title, all]) => ({ title, pages: all }))
}

/** The sections of the current version: an older version's pages would contradict it. */
function contents(sections: readonly LlmsSection[], origin: string): Block[] {
  const items = merged(sections).flatMap(({ title, pages }) => {
    const [first] = pages.filter(({ version }) => version === undefined)
    if (first === undefined) return []
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages, the first is`
    const link = `[${first.title}](${origin}${markdownVersionPath(first.route)})`
    return [[`${title}: ${pages.length === 1 ? `${count}, ${link}` : `${count} ${link}`}`]]
  })
  return items.length === 0 ? [] : ['## Sections', bulletList(items)]
}

function calling({ api, origin }: SkillSite): Block[] {
  if (api === undefined) return []
  const servers = api.servers.map(codeSpan).join(' or ')
  return [
    '## Call the API',
    bulletList([
      ...(servers === '' ? [] : [[`Base URL: ${servers}`]]),
      ...(api.credentials.length === 0
        ? [['Authorization: none.']]
        : api.credentials.map((credential) => [`Authorization: ${credential}`])),
      [
        `Each operation has a page with its parameters, a sample, and its responses, such as <${api.example}>. Read it before you write a call.`,
      ],
      [`The whole API as OpenAPI: [YAML](${origin}${apiDownloads.yaml}), [JSON](${origin}${apiDownloads.json}).`],
    ]),
  ]
}

/**
 * A skill for AI tools: when to use the site's docs, how to find and read pages, and how to call the API.
 * @see https://agentskills.io/specification
 */
export function skillFile(site: SkillSite, sections: readonly LlmsSection[]): string {
  const { product, description, origin } = site
  const blocks = [
    frontmatter(site),
    `# ${product} documentation`,
    `> ${description}`,
    `Look up names, fields, and limits here instead of relying on what you remember, and link to the pages that you used. Their public URLs start with <${origin}/>.`,
    ...reading(site),
    ...contents(sections, origin),
    ...calling(site),
  ]
  return `${joinBlocks(blocks)}\n`
}
