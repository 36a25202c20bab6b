const highlightName = 'searched-terms'

function unwrap(mark: HTMLElement): void {
  const { parentNode } = mark
  mark.replaceWith(...mark.childNodes)
  parentNode?.normalize()
}

/** Puts marks around the ranges, the last first: those before stay where they are. */
function wrapRanges(ranges: readonly Range[]): HTMLElement[] {
  return [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark')
    mark.className = 'searched-term'
    range.surroundContents(mark)
    return mark
  })
}

/**
 * Paints ranges of text without touching the document; an older browser gets marks in it.
 * @returns what takes the paint away
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
