/** A published build. */
export interface Release {
  id: string
  /** When it was published, as an ISO date. */
  since: string
}

const millisecondsADay = 86_400_000

/**
 * Splits earlier releases into those whose pages readers may still have open and those that can be removed. A release
 * is retained until `days` after it was replaced; the newest earlier one is always retained, for rollback.
 * @param releases all but the one being published
 */
export function keptReleases(
  releases: readonly Release[],
  now: Date,
  days: number,
): { kept: Release[]; removed: Release[] } {
  const ordered = [...releases].sort((a, b) => (a.since < b.since ? 1 : -1))
  const isKept = (_release: Release, index: number) => {
    const replacedAt = ordered[index - 1]?.since
    return replacedAt === undefined || now.getTime() - Date.parse(replacedAt) <= days * millisecondsADay
  }
  return { kept: ordered.filter(isKept), removed: ordered.filter((release, index) => !isKept(release, index)) }
}

/** Whether a file's name changes with its content, so that files of earlier and newer builds can coexist. */
export function isHashed(path: string): boolean {
  return (
    path.startsWith('assets/') ||
    /^_search\/.*-[\da-f]{6,8}\.\w+$/.test(path) ||
    /^generated\/screens-[\da-f]{8}\.css$/.test(path) ||
    /^generated\/images\/.*-[\da-f]{8}-\d+\.\w+$/.test(path)
  )
}
