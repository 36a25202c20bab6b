export type Vote = 'up' | 'down'

/** What a reader says of a page, or of an answer of the assistant. A sink gets each as one JSON object. */
export interface FeedbackRecord {
  /** The same when a reader changes the vote or adds a comment: a later record takes the place of an earlier one. */
  id: string
  subject: 'page' | 'answer'
  /** Path of the page, without query and hash. */
  page: string
  vote: Vote
  /** Empty without one. */
  comment: string
  /** Id of the build that the reader saw. */
  build: string
  /** When the reader said so, in ISO 8601 and UTC. */
  at: string
  /** Of an answer: what was asked and what the assistant said. */
  question?: string
  answer?: string
}

/** Longest comment, in characters. */
export const longestComment = 2000

/** Records that are kept in a browser. Older ones are forgotten. */
export const mostRecords = 200

/** What a browser keeps: all records, the newest last, and the ids of those that have not reached the sink. */
export interface KeptFeedback {
  records: readonly FeedbackRecord[]
  unsent: readonly string[]
}

const nothing: KeptFeedback = { records: [], unsent: [] }

function isRecord(value: unknown): value is FeedbackRecord {
  const { id, subject, page, vote, comment, build, at } = (value ?? {}) as Record<string, unknown>
  return (
    [id, page, comment, build, at].every((text) => typeof text === 'string') &&
    (subject === 'page' || subject === 'answer') &&
    (vote === 'up' || vote === 'down')
  )
}

/** What a storage holds. It may hold anything; what is no feedback counts as none. */
export function readKeptFeedback(stored: string | null): KeptFeedback {
  try {
    const { records, unsent } = JSON.parse(stored ?? '{}') as { records?: unknown; unsent?: unknown }
    if (!Array.isArray(records) || !Array.isArray(unsent)) return nothing
    return { records: records.filter(isRecord), unsent: unsent.filter((id) => typeof id === 'string') }
  } catch {
    return nothing
  }
}

/** The same with a record at its end, in the place of an earlier one with its id. */
export function withRecord(kept: KeptFeedback, record: FeedbackRecord, isSent: boolean): KeptFeedback {
  const records = [...kept.records.filter(({ id }) => id !== record.id), record].slice(-mostRecords)
  const unsent = kept.unsent.filter((id) => id !== record.id)
  return {
    records,
    unsent: isSent ? unsent : [...unsent, record.id].filter((id) => records.some((one) => one.id === id)),
  }
}
