const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns a function that tells whether a date is new, relative to the newest date and not to the clock: the same
 * content produces the same pages at any build time, and an inactive site keeps its latest marks.
 * @param dates dates (YYYY-MM-DD) of everything that may be new
 */
export function newnessOf(dates: readonly (string | undefined)[], forDays = 30) {
  const newest = Math.max(...dates.map((date) => (date === undefined ? Number.NEGATIVE_INFINITY : Date.parse(date))))
  return (date: string | undefined): boolean => date !== undefined && newest - Date.parse(date) < forDays * dayMs
}
