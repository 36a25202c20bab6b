const dayMs = 24 * 60 * 60 * 1000
export const defaultNewForDays = 30

/**
 * Tells what is new by the newest date among all, not by the clock: the same content gives the same pages whenever it is
 * built, and a site that rests keeps its latest marks.
 * @param dates days (YYYY-MM-DD) of everything that may be new
 */
export function newnessOf(dates: readonly (string | undefined)[], forDays = defaultNewForDays) {
  const newest = Math.max(...dates.map((date) => (date === undefined ? Number.NEGATIVE_INFINITY : Date.parse(date))))
  return (date: string | undefined): boolean => date !== undefined && newest - Date.parse(date) < forDays * dayMs
}
