const dayMs = 24 * 60 * 60 * 1000
/** The label says something only while it is on at most this share of all cards. */
const maxShare = 1 / 3

/**
 * Returns a function that says whether a date is new, relative to the newest date and not to the clock: the same
 * content produces the same pages at any build time, and an inactive site keeps its latest labels. If most are new,
 * none is.
 * @param dates dates (YYYY-MM-DD) of everything that may be new; undefined for what has none
 */
export function newnessOf(dates: readonly (string | undefined)[], forDays = 30) {
  const times = dates.flatMap((date) => (date === undefined ? [] : [Date.parse(date)]))
  const newest = Math.max(...times)
  const isRecent = (time: number) => newest - time < forDays * dayMs
  const areTooMany = times.filter(isRecent).length > dates.length * maxShare
  return (date: string | undefined): boolean => date !== undefined && !areTooMany && isRecent(Date.parse(date))
}
