import type { Element, ElementContent, Root } from 'hast'
import type { RootContent } from 'mdast'

/** A partial's content: Markdown that becomes part of the page's tree, or finished elements. */
export type PieceContent = { children: readonly RootContent[] } | { elements: readonly ElementContent[] }

/** Wraps a partial's content, so search and the assistant can recognize it. */
export function sharedPiece(file: string, content: PieceContent): RootContent {
  const data = { hName: 'div', hProperties: { dataPartial: file } }
  return ('children' in content
    ? { type: 'blockquote', children: content.children, data }
    : {
        type: 'blockquote',
        children: [],
        data: { ...data, hChildren: content.elements },
      }) as unknown as RootContent
}

/** Whether an element contains a partial, whose content is the same on every page that includes it. */
export function isSharedPiece({ properties }: Element): boolean {
  return properties.dataPartial !== undefined
}

type Parts = readonly (Root['children'][number] | ElementContent)[]

/** Where the next item of an ordered list would start. */
function nextNumber({ properties, children }: Element): number {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li')
  return Number(properties.start ?? 1) + items.length
}

/** Whether a list continues the one before it: the same kind of list, and no number that says otherwise. */
function continues(list: Element, before: Element): boolean {
  if (list.tagName !== before.tagName || (list.tagName !== 'ul' && list.tagName !== 'ol')) return false
  if (String(list.properties.className ?? '') !== String(before.properties.className ?? '')) return false
  return list.properties.start === undefined || Number(list.properties.start) === nextNumber(before)
}

/** Adds content to a page, and joins its first list with one directly before it. */
function append(parts: Parts[number][], added: Parts): void {
  const last = parts.findLastIndex(({ type }) => type === 'element')
  const first = added.findIndex(({ type }) => type === 'element')
  const [before, list] = [parts[last], added[first]]
  const isBlank = (nodes: Parts) => nodes.every((node) => node.type === 'text' && node.value.trim() === '')
  const isNext = isBlank(parts.slice(last + 1)) && isBlank(added.slice(0, first))
  if (before?.type !== 'element' || list?.type !== 'element' || !isNext || !continues(list, before)) {
    parts.push(...added)
    return
  }
  parts.splice(last, parts.length, { ...before, children: [...before.children, ...list.children] })
  parts.push(...added.slice(first + 1))
}

function unwrapped(children: Parts): Parts {
  const parts: Parts[number][] = []
  let isChanged = false
  let isAfterPiece = false
  for (const child of children) {
    if (child.type !== 'element') {
      parts.push(child)
      continue
    }
    const own = unwrapped(child.children) as ElementContent[]
    const isPiece = isSharedPiece(child)
    const isSame = own === child.children
    if (isPiece || !isSame) isChanged = true
    if (isPiece) append(parts, own)
    else if (isAfterPiece) append(parts, [isSame ? child : { ...child, children: own }])
    else parts.push(isSame ? child : { ...child, children: own })
    isAfterPiece = isPiece
  }
  return isChanged ? parts : children
}

/**
 * The page without the wrappers of its partials. A list of the page and one of a partial next to it become one list,
 * because readers can't see where a partial begins.
 */
export function withoutSharedPieces(tree: Root): Root {
  const children = unwrapped(tree.children) as Root['children']
  return children === tree.children ? tree : { ...tree, children }
}

/** Unwraps partials, so the published page doesn't contain the wrappers. */
export const rehypeSharedPieces = () => (tree: Root) => {
  tree.children = withoutSharedPieces(tree).children
}
