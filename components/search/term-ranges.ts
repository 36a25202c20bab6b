import { termMarks } from '#lib/search/searched-terms.ts'

/** Letters that are looked through at once: a few milliseconds. The page has its turn in between. */
const sliceLength = 20_000
/** Places that are marked; beyond that, marks say nothing any more. */
const mostRanges = 1000

/** What is not text of the article: navigation, controls, drawings, scripts. */
const skipped = 'nav, footer, button, select, textarea, script, style, svg, .page-facts'

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    return NodeFilter.FILTER_ACCEPT
  })
  const nodes: Text[] = []
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text)
  return nodes
}

function rangesIn(node: Text, terms: ReadonlySet<string>): Range[] {
  return termMarks(node.data, terms).map(({ start, end }) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  })
}

/** Where an article has some words, in the order of its text. An aborted search ends with what it has. */
export async function termRanges(
  root: Element,
  terms: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly Range[]> {
  const ranges: Range[] = []
  let read = 0
  for (const node of textNodes(root)) {
    if (signal.aborted || ranges.length >= mostRanges) break
    ranges.push(...rangesIn(node, terms))
    read += node.data.length
    if (read < sliceLength) continue
    read = 0
    await new Promise((resolve) => setTimeout(resolve))
  }
  return ranges.slice(0, mostRanges)
}
