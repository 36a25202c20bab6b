import { brotliCompressSync } from 'node:zlib'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { documents, fileOfRoute, readExported } from './site.ts'

/** What every page carries besides its own content: framework bootstrap, page data, metadata, frame. */
const frameBytes = 4850
const textFactor = 3
const unseen = new Set(['script', 'style', 'head', 'template'])

/** The text of a page as a reader gets it, the words in its drawings included. */
function contentOf(tree: Root): string {
  const parts: string[] = []
  visit(tree, 'element', (element: Element) => {
    if (unseen.has(element.tagName)) return SKIP
    if (/^(?:p|li|h[1-6]|td|th|pre|a|button|summary|figcaption|text)$/.test(element.tagName)) {
      parts.push(textOf(element))
      return SKIP
    }
    return undefined
  })
  return parts.join('\n')
}

test('the HTML of a page is at most three times its text, beside the frame that all pages share', () => {
  const heavy = documents.flatMap(({ route }) => {
    const html = readExported(fileOfRoute(route))
    const budget = textFactor * brotliCompressSync(contentOf(fromHtml(html))).length + frameBytes
    const { length } = brotliCompressSync(html)
    return length > budget ? [`${route}: ${length} bytes, ${length - budget} too many`] : []
  })
  expect(heavy).toEqual([])
}, 600_000)
