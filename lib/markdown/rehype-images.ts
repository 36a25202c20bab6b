import type { Element, Root } from 'hast'
import { pictureSlot } from '../images/picture-slots.ts'
import type { ImageInfo } from './page-context.ts'
import { SKIP, visit } from './visit.ts'

/** Words before a picture that, with the head of a page, leave it in the first window of a desktop. */
const wordsAboveFold = 120

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * Pictures with their size, so that nothing moves when they arrive, and with a slot for their published files. The first
 * of a page loads at once, with priority where it is in the reader's sight from the start; all others load when they
 * come near.
 */
export const rehypeImages = (images: ReadonlyMap<string, ImageInfo>) => (tree: Root) => {
  let isFirst = true
  let words = 0
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') words += countWords(node.value)
    if (node.type !== 'element' || parent === undefined || index === undefined) return undefined
    // Code is not running text, and its tokens stand elsewhere.
    if (node.tagName === 'pre') return SKIP
    if (node.tagName !== 'img') return undefined
    const src = pathOf(node)
    const info = src === undefined ? undefined : images.get(src)
    place(node, info, isFirst, words)
    isFirst = false
    const isAlone = !(parent.type === 'element' && parent.tagName === 'picture')
    if (src === undefined || info?.responsive !== true || !isAlone) return undefined
    const slot = pictureSlot(src, node)
    parent.children.splice(index, 1, ...slot)
    return [SKIP, index + slot.length]
  })
}

/** The path that a picture was written with: Markdown encodes addresses. */
function pathOf({ properties: { src } }: Element): string | undefined {
  if (typeof src !== 'string') return undefined
  try {
    return decodeURI(src)
  } catch {
    return src
  }
}

function place(node: Element, info: ImageInfo | undefined, isFirst: boolean, wordsBefore: number): void {
  if (info !== undefined && info.width > 0) {
    node.properties.width ??= info.width
    node.properties.height ??= info.height
  }
  node.properties.loading ??= isFirst ? 'eager' : 'lazy'
  if (isFirst && node.properties.loading === 'eager' && wordsBefore <= wordsAboveFold) {
    node.properties.fetchPriority ??= 'high'
  }
  node.properties.decoding ??= 'async'
}
