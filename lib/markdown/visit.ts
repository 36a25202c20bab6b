import type { Node, Parent } from 'unist'
import type { visit as libraryVisit } from 'unist-util-visit'

/** What a visitor returns to leave out what a node holds, or to end the walk. */
export const SKIP = 'skip'
const EXIT = false

type Result = true | false | 'skip' | number | [(true | false | 'skip')?, number?] | undefined
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result

/** Where to go on: past a node, at a place among its siblings, or nowhere. */
type Next = number | undefined | typeof EXIT

function walk(
  node: Node & Partial<Parent>,
  index: number | undefined,
  parent: Parent | undefined,
  matches: (type: string) => boolean,
  visitor: Visitor,
): Next {
  let action: true | false | 'skip' | undefined
  let next: number | undefined
  if (matches(node.type)) {
    const result = visitor(node, index, parent)
    if (Array.isArray(result)) [action, next] = result
    else if (typeof result === 'number') next = result
    else action = result
    if (action === EXIT) return EXIT
  }
  if (node.children === undefined || action === SKIP) return next
  // Visitors change the tree while it is walked.
  for (let at = 0; at >= 0 && at < node.children.length; ) {
    const after = walk(node.children[at] as Node, at, node as Parent, matches, visitor)
    if (after === EXIT) return EXIT
    at = after ?? at + 1
  }
  return next
}

function visitTree(tree: Node, ...given: [visitor: Visitor] | [types: string | readonly string[], visitor: Visitor]) {
  if (given.length === 1) {
    walk(tree, undefined, undefined, () => true, given[0])
    return
  }
  const [types, visitor] = given
  walk(
    tree,
    undefined,
    undefined,
    typeof types === 'string' ? (type) => type === types : (type) => types.includes(type),
    visitor,
  )
}

/**
 * Walks a tree as `unist-util-visit` does: all nodes, or those of one or several types. The library gives a function of its
 * own, with a name, to every node; a page is walked twenty times, and that was a fifth of compiling it.
 */
export const visit = visitTree as typeof libraryVisit
