import { type FeedbackRecord, type KeptFeedback, readKeptFeedback, withRecord } from './feedback-record.ts'

/** A sink's answer: it accepted the record, rejected it permanently, or could not be reached. */
export type SinkAnswer = 'taken' | 'refused' | 'unreachable'

/** The browser capabilities that feedback needs. */
export interface FeedbackPorts {
  /** Reads and writes the stored feedback. If storage is forbidden, it reads null and writes nothing. */
  read: () => string | null
  write: (text: string) => void
  /** Posts a record as JSON; undefined on a site without a sink. */
  post: ((json: string) => Promise<SinkAnswer>) | undefined
}

/**
 * `sent`: the sink has accepted it. `kept`: it is stored in this browser and, if there is a sink, sent at the next
 * visit.
 */
export type Delivery = 'sent' | 'kept'

function keep(ports: FeedbackPorts, change: (kept: KeptFeedback) => KeptFeedback): void {
  // Read the storage each time, because another tab may have changed it.
  ports.write(JSON.stringify(change(readKeptFeedback(ports.read()))))
}

async function deliver(record: FeedbackRecord, ports: FeedbackPorts): Promise<Delivery> {
  if (ports.post === undefined) return 'kept'
  const answer = await ports.post(JSON.stringify(record))
  if (answer === 'unreachable') return 'kept'
  keep(ports, (stored) => {
    const newest = stored.records.find(({ id }) => id === record.id)
    // If the reader has changed the record in the meantime, the new version is sent separately.
    return newest !== undefined && newest.at !== record.at ? stored : withRecord(stored, record, true)
  })
  return answer === 'taken' ? 'sent' : 'kept'
}

/**
 * Stores a record in the browser and, if the site has a sink, sends it. It never throws: a record that cannot be sent
 * is queued.
 */
export function sendFeedback(record: FeedbackRecord, ports: FeedbackPorts): Promise<Delivery> {
  keep(ports, (stored) => withRecord(stored, record, ports.post === undefined))
  return deliver(record, ports)
}

/** Sends the records that an earlier visit could not send, one at a time, and stops at the first failure. */
export async function sendKeptFeedback(ports: FeedbackPorts): Promise<void> {
  if (ports.post === undefined) return
  const { records, unsent } = readKeptFeedback(ports.read())
  for (const record of records) {
    if (!unsent.includes(record.id)) continue
    await deliver(record, ports)
    if (readKeptFeedback(ports.read()).unsent.includes(record.id)) return
  }
}

/** The newest feedback on a page, to show it again. */
export function pageFeedback(page: string, { read }: Pick<FeedbackPorts, 'read'>): FeedbackRecord | undefined {
  return readKeptFeedback(read()).records.findLast((record) => record.subject === 'page' && record.page === page)
}
