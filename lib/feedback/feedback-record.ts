export type Vote = 'up' | 'down'

/** A reader's feedback on a page, or on an answer of the assistant. A sink receives each record as one JSON object. */
export interface FeedbackRecord {
  /**
   * Unchanged when a reader changes the vote or adds a comment: a later record replaces an earlier one with the same
   * ID.
   */
  id: string
  subject: 'page' | 'answer'
  /** Path of the page, without query and fragment. */
  page: string
  vote: Vote
  /** Empty if there is no comment. */
  comment: string
  /** ID of the build that the reader saw. */
  build: string
  /** Time of the feedback, in ISO 8601 and UTC. */
  at: string
  /** For feedback on an answer: the reader's question and the assistant's answer. */
  question?: string
  answer?: string
}

/** Maximum length of a comment, in characters. */
export const longestComment = 2000

/** Maximum number of records stored in a browser. Older ones are removed. */
export const mostRecords = 200

/** Feedback stored in a browser: all records, newest last, and the IDs of those that have not reached the sink. */
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

/** Parses stored feedback. Storage may contain anything; invalid data counts as no feedback. */
export function readKeptFeedback(stored: string | null): KeptFeedback {
  try {
    const { records, unsent } = JSON.parse(stored ?? '{}') as { records?: unknown; unsent?: unknown }
    if (!Array.isArray(records) || !Array.isArray(unsent)) return nothing
    return { records: records.filter(isRecord), unsent: unsent.filter((id) => typeof id === 'string') }
  } catch {
    return nothing
  }
}

/** Appends a record, replacing an earlier one with the same ID. */
export function withRecord(stored: KeptFeedback, record: FeedbackRecord, isSent: boolean): KeptFeedback {
  const records = [...stored.records.filter(({ id }) => id !== record.id), record].slice(-mostRecords)
  const unsent = stored.unsent.filter((id) => id !== record.id)
  return {
    records,
    unsent: isSent ? unsent : [...unsent, record.id].filter((id) => records.some((one) => one.id === id)),
  }
}
