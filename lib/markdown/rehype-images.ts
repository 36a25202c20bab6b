import type { Element, Root } from 'hast'
import { pictureSlot } from '../images/picture-slots.ts'
import type { ImageInfo } from './page-context.ts'
import { SKIP, visit } from './visit.ts'

/** An image after fewer words than this is visible on a desktop screen without scrolling. */
const wordsAboveFold = 120

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * Adds the size to images, which avoids layout shifts, and a slot for their published files. The first image of a page
 * loads eagerly, with high priority if it is visible without scrolling; all others load lazily.
 */
export const rehypeImages = (images: ReadonlyMap<string, ImageInfo>) => (tree: Root) => {
  let isFirst = true
  let words = 0
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') words += countWords(node.value)
    if (node.type !== 'element' || parent === undefined || index === undefined) return undefined
    // Code is not running text, and its tokens are in slots.
    if (node.tagName === 'pre') return SKIP
    if (node.tagName !== 'img') return undefined
    const src = pathOf(node)
    const image = src === undefined ? undefined : images.get(src)
    place(node, image, isFirst, words)
    isFirst = false
    const isAlone = !(parent.type === 'element' && parent.tagName === 'picture')
    if (src === undefined || image?.responsive !== true || !isAlone) return undefined
    const slot = pictureSlot(src, node)
    parent.children.splice(index, 1, ...slot)
    return [SKIP, index + slot.length]
  })
}

/** The path of an image as written, because Markdown encodes URLs. */
function pathOf({ properties: { src } }: Element): string | undefined {
  if (typeof src !== 'string') return undefined
  try {
    return decodeURI(src)
  } catch {
    return src
  }
}

function place(node: Element, image: ImageInfo | undefined, isFirst: boolean, wordsBefore: number): void {
  if (image !== undefined && image.width > 0) {
    node.properties.width ??= image.width
    node.properties.height ??= image.height
  }
  node.properties.loading ??= isFirst ? 'eager' : 'lazy'
  if (isFirst && node.properties.loading === 'eager' && wordsBefore <= wordsAboveFold) {
    node.properties.fetchPriority ??= 'high'
  }
  node.properties.decoding ??= 'async'
}
