import type { HostedRecord } from './hosted-record.ts'

/** What a push changes in a hosted index. */
export interface PushPlan {
  added: HostedRecord[]
  changed: HostedRecord[]
  /** Ids of records that are gone. */
  removed: string[]
  unchangedCount: number
  /** Records that the index has before. */
  hostedCount: number
}

/** Compares records with those of a hosted index. @param hosted hashes by id; a record of another origin has none */
export function planPush(records: readonly HostedRecord[], hosted: ReadonlyMap<string, string | undefined>): PushPlan {
  const added = records.filter(({ objectID }) => !hosted.has(objectID))
  const hostedBefore = records.filter(({ objectID }) => hosted.has(objectID))
  const changed = hostedBefore.filter(({ objectID, hash }) => hosted.get(objectID) !== hash)
  const ids = new Set(records.map(({ objectID }) => objectID))
  return {
    added,
    changed,
    removed: [...hosted.keys()].filter((id) => !ids.has(id)),
    unchangedCount: hostedBefore.length - changed.length,
    hostedCount: hosted.size,
  }
}

/** Why records must not replace those of an index; undefined if they can. */
export function refusalOf(recordCount: number, hostedCount: number): string | undefined {
  if (recordCount === 0) return 'There are no records: the push would leave an empty index.'
  if (recordCount * 2 > hostedCount) return undefined
  return `There are ${recordCount} records, and ${hostedCount} in the index: half of it or more would be removed.`
}
