import { jsonBytes } from './json-bytes.ts'
import type { PageRecords, SearchRecord } from './record.ts'
import { splitPart } from './split-part.ts'

/** Hosts refuse records of 10 KB; a little less leaves them room for what they add. */
export const mostRecordBytes = 9_900

/** The version of what belongs to the current one: an empty name cannot be filtered by. */
export const currentVersion = 'current'

/** A record as a hosted index keeps it. */
export interface HostedRecord extends SearchRecord {
  /** The record's address. A long part has several records, counted from the second on. */
  objectID: string
  /** Its place on the page. */
  position: number
  /** What the record holds, as a hash: who pushes again sends only records whose hash has changed. */
  hash: string
}

/** Letters of a hash, which are reckoned before it is made. */
const hashLength = 16
/** Bytes of `,"position":123456` and the like that are not known yet, and of the count in an id. */
const reserve = 40
/** Less would make records of single words. */
const leastRoom = 1_000

function address({ url, anchor }: SearchRecord): string {
  return anchor === '' ? url : `${url}#${anchor}`
}

/** A page whose head leaves no room for its text: the message says which, and what to do. */
export class CrowdedPage extends Error {}

/** The records of one part of a page: one, unless its texts are too long for a host. */
function recordsOfPart(record: SearchRecord): Omit<HostedRecord, 'position' | 'hash'>[] {
  const objectID = address(record)
  const version = record.version === '' ? currentVersion : record.version
  const head = { ...record, version, objectID, text: '', code: [] }
  const room = mostRecordBytes - jsonBytes(head) - hashLength - reserve
  if (room < leastRoom) {
    throw new CrowdedPage(
      `The title, description, breadcrumbs, and keywords of ${record.url} take ${jsonBytes(head)} bytes; a hosted record has room for ${mostRecordBytes}. Shorten them in its frontmatter.`,
    )
  }
  return splitPart(record, room).map((part, index) => ({
    ...head,
    ...part,
    objectID: index === 0 ? objectID : `${objectID}~${index + 1}`,
  }))
}

/**
 * The records for a hosted index, in the order of the pages. Nothing of a page is lost: what is too long for a record
 * goes on in others of the same part.
 * @param hash of a text, in hexadecimal digits
 * @throws CrowdedPage when a page leaves no room for its text; an error when two records have the same id
 */
export function hostedRecords(pages: Iterable<PageRecords>, hash: (text: string) => string): HostedRecord[] {
  const records: HostedRecord[] = []
  const known = new Set<string>()
  for (const page of pages) {
    for (const [position, part] of page.flatMap(recordsOfPart).entries()) {
      if (known.has(part.objectID)) throw new Error(`Two records of search have the address ${part.objectID}.`)
      known.add(part.objectID)
      const record = { ...part, position }
      records.push({ ...record, hash: hash(JSON.stringify(record)).slice(0, hashLength) })
    }
  }
  return records
}
