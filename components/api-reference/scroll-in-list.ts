/** The closest element around another one that scrolls. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY === 'auto') return around
  }
  return null
}

/**
 * Scrolls an entry of the explorer's list into view. It replaces `scrollIntoView` in the bundle, which would also
 * scroll the page.
 */
export function scrollInList(entry: Element, block: 'center' | 'nearest'): void {
  const scroller = scrollerOf(entry)
  if (scroller === null) return
  const [{ top, bottom, height }, frame] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (block === 'center') scroller.scrollTop += top - frame.top - (frame.height - height) / 2
  else if (top < frame.top) scroller.scrollTop += top - frame.top
  else if (bottom > frame.bottom) scroller.scrollTop += bottom - frame.bottom
}
