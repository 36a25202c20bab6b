import type { Root } from 'mdast'
import { heading, link, list, paragraph } from '../markdown/mdast-nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { PageData } from '../pages/manifest.ts'
import { publicHref } from '../pages/public-href.ts'

/** What the head of a twin says of its page. */
export type TwinPage = Pick<PageData, 'route' | 'title' | 'description'> & Partial<Pick<PageData, 'lastUpdated'>>

function headOf({ route, title, description, lastUpdated }: TwinPage, origin: string): Root {
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

/** A page as Markdown: title, description, address and date, then its body. */
export function twinMarkdown(page: TwinPage, body: string, origin: string): string {
  return `${[writeMarkdown(headOf(page, origin)), body].filter((part) => part !== '').join('\n\n')}\n`
}

/** The twin of a documentation page, with the operations of the API that it calls. */
export function pageTwin(page: PageData, body: string, origin: string): string {
  const calls = page.operations.map(({ title, method, route }) => [
    paragraph(link(`${origin}${publicHref(route)}`, `${method.toUpperCase()} ${title}`)),
  ])
  const called: Root = { type: 'root', children: [heading(2, 'API operations on this page'), list(calls)] }
  const parts = calls.length === 0 ? [body] : [body, writeMarkdown(called)]
  return twinMarkdown(page, parts.join('\n\n'), origin)
}

/** The twin of a page that only lists others. */
export function listTwin(page: TwinPage, pages: readonly Omit<TwinPage, 'lastUpdated'>[], origin: string): string {
  const items = pages.map(({ route, title, description }) => [
    paragraph(link(`${origin}${publicHref(route)}`, title), ...(description === '' ? [] : [`: ${description}`])),
  ])
  return twinMarkdown(page, writeMarkdown({ type: 'root', children: [list(items)] }), origin)
}
