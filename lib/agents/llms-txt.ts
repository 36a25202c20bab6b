import type { Flow } from '../markdown/mdast-nodes.ts'
import { heading, link, list, paragraph } from '../markdown/mdast-nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { PageSummary } from '../site/manifest.ts'
import type { LlmsSection } from './llms-sections.ts'
import { markdownVersionPath } from './markdown-version-path.ts'

export const llmsIndexPath = '/llms.txt'
export const llmsFullPath = '/llms-full.txt'

/** The site's data for the top of the files. */
export interface LlmsSite {
  product: string
  description: string
  origin: string
  /** Other files that a program may need, such as the API specification. */
  files: readonly { label: string; path: string }[]
}

function head({ product, description, origin, files }: LlmsSite): Flow[] {
  const all = [{ label: 'All pages in one file', path: llmsFullPath }, ...files]
  return [
    heading(1, product),
    { type: 'blockquote', children: [paragraph(description)] },
    paragraph('Every page is also available as Markdown: replace the last slash of its URL with “.md”.'),
    list(all.map(({ label, path }) => [paragraph(link(`${origin}${path}`, label))])),
  ] as Flow[]
}

function entry({ route, title, description }: PageSummary, origin: string): Flow[] {
  return [
    paragraph(
      link(`${origin}${markdownVersionPath(route)}`, title),
      ...(description === '' ? [] : [`: ${description}`]),
    ),
  ]
}

/**
 * The list of all pages for language models: title, summary, and a section for each part of the site. @see llmstxt.org
 */
export function llmsIndex(site: LlmsSite, sections: readonly LlmsSection[]): string {
  const parts = sections.flatMap(({ title, pages }): Flow[] => [
    heading(2, title),
    list(pages.map((page) => entry(page, site.origin))),
  ])
  return `${writeMarkdown({ type: 'root', children: [...head(site), ...parts] })}\n`
}

/** All pages of the current version, concatenated in the order of the list. */
export function llmsFull(sections: readonly LlmsSection[], markdownVersionOf: (page: PageSummary) => string): string {
  const pages = sections.flatMap((section) => section.pages).filter(({ version }) => version === undefined)
  return pages.map(markdownVersionOf).join('\n---\n\n')
}
