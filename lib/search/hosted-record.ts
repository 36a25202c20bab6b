import type { PageRecords, SearchRecord } from './model/record.ts'

const encoder = new TextEncoder()

/** Bytes of a value as JSON in UTF-8, as a host counts them. @example jsonBytes('é') → 4 */
export function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length
}

/** Hosts refuse records of 10 KB; a little less leaves them room for what they add. */
export const mostRecordBytes = 9_900

/** The version of what belongs to the current one: an empty name cannot be filtered by. */
export const currentVersion = 'current'

/** A record as a hosted index keeps it. Labels of tabs are among the names in samples. */
export interface HostedRecord extends Omit<SearchRecord, 'labels'> {
  /** The record's address. A long part has several records, counted from the second on. */
  objectID: string
  /** Its place on the page. */
  position: number
  /** What the record holds, as a hash: who pushes again sends only records whose hash has changed. */
  hash: string
}

/** Letters of a hash, which are counted before it is computed. */
const hashLength = 16
/** Bytes of `,"position":123456` and the like that are not known yet, and of the count in an id. */
const reserve = 40
/** Less would make records of single words. */
const leastRoom = 1_000

function address({ url, anchor }: Pick<SearchRecord, 'url' | 'anchor'>): string {
  return anchor === '' ? url : `${url}#${anchor}`
}

/** A page whose head leaves no room for its text: the message says which, and what to do. */
export class CrowdedPage extends Error {}

/** Bytes of a text inside a JSON string. */
const textBytes = (text: string) => jsonBytes(text) - 2

/** A word without spaces, in pieces that have room: whole characters each. */
function cutWord(word: string, room: number): string[] {
  if (textBytes(word) <= room) return [word]
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of word) {
    const bytes = textBytes(character)
    if (size + bytes > room) {
      pieces.push(piece)
      piece = ''
      size = 0
    }
    piece += character
    size += bytes
  }
  return [...pieces, piece]
}

/**
 * Divides a part at its words, so that each piece has room as JSON. All words and all names stay, in their order.
 * @param room bytes for the text and the names of a piece
 */
function splitPart(
  { text, code }: Pick<SearchRecord, 'text' | 'code'>,
  room: number,
): { text: string; code: string[] }[] {
  const pieces: { words: string[]; code: string[] }[] = [{ words: [], code: [] }]
  let bytesLeft = room
  const place = (bytes: number) => {
    if (bytes > bytesLeft) {
      pieces.push({ words: [], code: [] })
      bytesLeft = room
    }
    bytesLeft -= bytes
    return pieces.at(-1) as (typeof pieces)[number]
  }
  for (const word of text.split(' ').flatMap((one) => cutWord(one, room - 1))) {
    place(textBytes(word) + 1).words.push(word)
  }
  // Quotation marks and a comma are added to each name.
  for (const name of code.flatMap((one) => cutWord(one, room - 3))) place(textBytes(name) + 3).code.push(name)
  return pieces.map(({ words, code: names }) => ({ text: words.join(' '), code: names }))
}

/** The records of one part of a page: one, unless its texts are too long for a host. */
function recordsOfPart({ labels, ...record }: SearchRecord): Omit<HostedRecord, 'position' | 'hash'>[] {
  const objectID = address(record)
  const version = record.version === '' ? currentVersion : record.version
  const head = { ...record, version, objectID, text: '', code: [] }
  const room = mostRecordBytes - jsonBytes(head) - hashLength - reserve
  if (room < leastRoom) {
    throw new CrowdedPage(
      `The title, description, breadcrumbs, and keywords of ${record.url} take ${jsonBytes(head)} bytes; a hosted record has room for ${mostRecordBytes}. Shorten them in its frontmatter.`,
    )
  }
  return splitPart({ text: record.text, code: [...labels, ...record.code] }, room).map((part, index) => ({
    ...head,
    ...part,
    objectID: index === 0 ? objectID : `${objectID}~${index + 1}`,
  }))
}

/**
 * The records for a hosted index, in the order of the pages. Nothing of a page is lost: text that is too long for a
 * record continues in others of the same part.
 * @param hash of a text, in hexadecimal digits
 * @throws CrowdedPage when a page leaves no room for its text; an error when two records have the same id
 */
export function hostedRecords(pages: Iterable<PageRecords>, hash: (text: string) => string): HostedRecord[] {
  const records: HostedRecord[] = []
  const ids = new Set<string>()
  for (const page of pages) {
    for (const [position, part] of page.flatMap(recordsOfPart).entries()) {
      if (ids.has(part.objectID)) throw new Error(`Two records of search have the address ${part.objectID}.`)
      ids.add(part.objectID)
      const record = { ...part, position }
      records.push({ ...record, hash: hash(JSON.stringify(record)).slice(0, hashLength) })
    }
  }
  return records
}
