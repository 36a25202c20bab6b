import { type FeedbackRecord, type KeptFeedback, readKeptFeedback, withRecord } from './feedback-record.ts'

/** How a sink has answered: it took the record, it never will, or it could not be reached. */
export type SinkAnswer = 'taken' | 'refused' | 'unreachable'

/** What feedback needs of a browser. */
export interface FeedbackPorts {
  /** Reads and writes what is kept. Storage may be forbidden: then it reads null and writes nothing. */
  read: () => string | null
  write: (text: string) => void
  /** Posts a record as JSON; undefined on a site without a sink. */
  post: ((json: string) => Promise<SinkAnswer>) | undefined
}

/** `sent`: the sink has it. `kept`: it is in this browser, and sent at the next visit where there is a sink. */
export type Delivery = 'sent' | 'kept'

function keep(ports: FeedbackPorts, change: (kept: KeptFeedback) => KeptFeedback): void {
  // Read anew each time: another tab may have written meanwhile.
  ports.write(JSON.stringify(change(readKeptFeedback(ports.read()))))
}

async function deliver(record: FeedbackRecord, ports: FeedbackPorts): Promise<Delivery> {
  if (ports.post === undefined) return 'kept'
  const answer = await ports.post(JSON.stringify(record))
  if (answer === 'unreachable') return 'kept'
  keep(ports, (kept) => {
    const newest = kept.records.find(({ id }) => id === record.id)
    // The reader may have said more while this was under way: that is sent by itself.
    return newest !== undefined && newest.at !== record.at ? kept : withRecord(kept, record, true)
  })
  return answer === 'taken' ? 'sent' : 'kept'
}

/** Keeps a record in the browser and, where the site has a sink, sends it. It never fails: what cannot be sent waits. */
export function sendFeedback(record: FeedbackRecord, ports: FeedbackPorts): Promise<Delivery> {
  keep(ports, (kept) => withRecord(kept, record, ports.post === undefined))
  return deliver(record, ports)
}

/** Sends what did not reach the sink at an earlier visit, one after the other, and stops at the first that cannot be. */
export async function sendKeptFeedback(ports: FeedbackPorts): Promise<void> {
  if (ports.post === undefined) return
  const { records, unsent } = readKeptFeedback(ports.read())
  for (const record of records) {
    if (!unsent.includes(record.id)) continue
    await deliver(record, ports)
    if (readKeptFeedback(ports.read()).unsent.includes(record.id)) return
  }
}

/** The newest record about a page, with which it is shown again. */
export function pageFeedback(page: string, { read }: Pick<FeedbackPorts, 'read'>): FeedbackRecord | undefined {
  return readKeptFeedback(read()).records.findLast((record) => record.subject === 'page' && record.page === page)
}
