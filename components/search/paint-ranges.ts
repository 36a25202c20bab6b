const highlightName = 'searched-terms'

function unwrap(mark: HTMLElement): void {
  const { parentNode } = mark
  mark.replaceWith(...mark.childNodes)
  parentNode?.normalize()
}

/** Wraps ranges in `mark` elements, last to first, so earlier ranges stay valid. */
function wrapRanges(ranges: readonly Range[]): HTMLElement[] {
  return [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark')
    mark.className = 'searched-term'
    range.surroundContents(mark)
    return mark
  })
}

/**
 * Highlights ranges of text without changing the document; in older browsers, inserts `mark` elements.
 * @returns a function that removes the highlights
 * @see CSS Custom Highlight API
 */
export function paintRanges(ranges: readonly Range[]): () => void {
  if ('highlights' in CSS) {
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    return () => CSS.highlights.delete(highlightName)
  }
  const marks = wrapRanges(ranges)
  return () => marks.forEach(unwrap)
}
