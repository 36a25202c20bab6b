/** A page that is linked to, or a gap in the row. */
type PageStep = number | 'gap'

/** Pages on each side of the current one. */
const neighbours = 1

/**
 * The pages that a row of links shows: the first, the last and those around the current one.
 * @example pageWindow(6, 20) → [1, 'gap', 5, 6, 7, 'gap', 20]
 */
export function pageWindow(current: number, count: number): PageStep[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= neighbours,
  )
  return shown.flatMap((page, index): PageStep[] => {
    const missing = page - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [page]
    // A gap of one page takes as much room as the page.
    return [missing === 1 ? page - 1 : 'gap', page]
  })
}
