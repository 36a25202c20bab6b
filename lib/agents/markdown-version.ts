import type { Root } from 'mdast'
import { heading, link, list, paragraph } from '../markdown/mdast-nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { publicHref } from '../pages/public-href.ts'
import type { PageData } from '../site/manifest.ts'

/** The metadata at the top of a Markdown version. */
type MarkdownVersionPage = Pick<PageData, 'route' | 'title' | 'description'> & Partial<Pick<PageData, 'lastUpdated'>>

function headOf({ route, title, description, lastUpdated }: MarkdownVersionPage, origin: string): Root {
  const address = `${origin}${publicHref(route)}`
  return {
    type: 'root',
    children: [
      heading(1, title),
      { type: 'blockquote', children: [paragraph(description)] },
      list([
        [paragraph('Address: ', link(address, address))],
        ...(lastUpdated === undefined ? [] : [[paragraph(`Last updated: ${lastUpdated}`)]]),
      ]),
    ],
  }
}

/** A page as Markdown: title, description, URL, and date, then its body. */
export function markdownVersion(page: MarkdownVersionPage, body: string, origin: string): string {
  return `${[writeMarkdown(headOf(page, origin)), body].filter((part) => part !== '').join('\n\n')}\n`
}

/** The Markdown version of a documentation page, followed by the API operations that it calls. */
export function pageMarkdownVersion(page: PageData, body: string, origin: string): string {
  const calls = page.operations.map(({ title, method, route }) => [
    paragraph(link(`${origin}${publicHref(route)}`, `${method.toUpperCase()} ${title}`)),
  ])
  const operationsSection: Root = { type: 'root', children: [heading(2, 'API operations on this page'), list(calls)] }
  const parts = calls.length === 0 ? [body] : [body, writeMarkdown(operationsSection)]
  return markdownVersion(page, parts.join('\n\n'), origin)
}

/** Pages as a list of links with their descriptions. */
export function pageList(pages: readonly Omit<MarkdownVersionPage, 'lastUpdated'>[], origin: string): string {
  const items = pages.map(({ route, title, description }) => [
    paragraph(link(`${origin}${publicHref(route)}`, title), ...(description === '' ? [] : [`: ${description}`])),
  ])
  return writeMarkdown({ type: 'root', children: [list(items)] })
}

/** The Markdown version of a page that only lists other pages. */
export function listMarkdownVersion(
  page: MarkdownVersionPage,
  pages: readonly Omit<MarkdownVersionPage, 'lastUpdated'>[],
  origin: string,
): string {
  return markdownVersion(page, pageList(pages, origin), origin)
}
