import { termMarks } from '#lib/search/searched-terms.ts'

/** Number of characters searched before yielding to the page, which takes a few milliseconds. */
const sliceLength = 20_000
/** Maximum number of highlights; more would not be useful. */
const mostRanges = 1000

/** Elements that are not part of the text: navigation, controls, drawings, scripts. */
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

/** The ranges of terms in an article, in document order. If aborted, returns the ranges found so far. */
export async function termRanges(
  root: Element,
  terms: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly Range[]> {
  const ranges: Range[] = []
  let charactersRead = 0
  for (const node of textNodes(root)) {
    if (signal.aborted || ranges.length >= mostRanges) break
    ranges.push(...rangesIn(node, terms))
    charactersRead += node.data.length
    if (charactersRead < sliceLength) continue
    charactersRead = 0
    await new Promise((resolve) => setTimeout(resolve))
  }
  return ranges.slice(0, mostRanges)
}
