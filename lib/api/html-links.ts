import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from '../markdown/visit.ts'

interface Range {
  start: number
  end: number
}

/** A link or an image in a piece of HTML, with offsets in that piece. */
export interface HtmlLink {
  address: string
  /** The attribute with the URL. */
  attribute: Range
  /** The opening tag; for an image, all of it. */
  opening: Range
  /** Undefined if the link ends after the piece. */
  closing: Range | undefined
  /** Alternative text of an image; undefined for a link. */
  alt: string | undefined
}

const addressOf: Readonly<Record<string, string>> = { a: 'href', img: 'src' }

type Position = NonNullable<Element['position']>

function rangeOf(position: Position | undefined): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Links and images in a piece of HTML. @example htmlLinks('<a href="/x">') → a link to /x that is not closed */
export function htmlLinks(html: string): HtmlLink[] {
  const links: HtmlLink[] = []
  visit(fromHtml(html, { fragment: true, verbose: true }), 'element', ({ tagName, properties, data }) => {
    const name = addressOf[tagName]
    const address = name === undefined ? undefined : properties[name]
    const attribute = rangeOf(data?.position?.properties?.[name ?? ''])
    const opening = rangeOf(data?.position?.opening)
    if (typeof address !== 'string' || attribute === undefined || opening === undefined) return
    const alt = tagName === 'img' ? String(properties.alt ?? '') : undefined
    links.push({ address, attribute, opening, closing: rangeOf(data?.position?.closing), alt })
  })
  return links
}
