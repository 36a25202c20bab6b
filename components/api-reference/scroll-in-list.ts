/** Scrolls an entry of the list of operations into view, without the page. */
export function scrollInList(list: HTMLElement, entry: HTMLElement): void {
  const { top, bottom } = entry.getBoundingClientRect()
  const frame = list.getBoundingClientRect()
  const start = frame.top + (list.querySelector('.explorer-filter')?.clientHeight ?? 0)
  // At the top of the page, the list continues below the window.
  const end = Math.min(frame.bottom, innerHeight)
  if (top >= start && bottom <= end) return
  list.scrollTop += (top + bottom - start - end) / 2
}
