/** A build that has been put before readers. */
export interface Release {
  /** Id of the build. */
  id: string
  /** When it became the current one, as an ISO date. */
  since: string
}

const millisecondsADay = 86_400_000

/**
 * Of earlier releases, those whose pages a reader may still have open, and those that nobody needs. A release is open until
 * `days` after another took its place; the newest earlier one is always kept: it is the way back.
 * @param releases all but the one that becomes current
 */
export function keptReleases(
  releases: readonly Release[],
  now: Date,
  days: number,
): { kept: Release[]; removed: Release[] } {
  const ordered = [...releases].sort((a, b) => (a.since < b.since ? 1 : -1))
  const isKept = (_release: Release, index: number) => {
    const replaced = ordered[index - 1]?.since
    return replaced === undefined || now.getTime() - Date.parse(replaced) <= days * millisecondsADay
  }
  return { kept: ordered.filter(isKept), removed: ordered.filter((release, index) => !isKept(release, index)) }
}

/** Whether a file's name changes with its content, so that one of an earlier build can lie beside those of a newer one. */
export function isHashed(path: string): boolean {
  return (
    path.startsWith('_next/static/') ||
    /^_search\/.*-[\da-f]{8}\.\w+$/.test(path) ||
    /^generated\/screens-[\da-f]{8}\.css$/.test(path) ||
    /^generated\/images\/.*-[\da-f]{8}-\d+\.\w+$/.test(path)
  )
}
