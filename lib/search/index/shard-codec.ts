import { inRange } from '../structures/in-range.ts'
import { firstUnanswered } from './asked-terms.ts'
import { type ByteReader, type ByteWriter, createByteReader, createByteWriter, MalformedBytes } from './bytes.ts'
import { readSorted, writeSorted } from './front-coding.ts'
import { listEnd, listLength, listStart, type PostingLists, recordAt } from './postings.ts'
import type { TermTable } from './term-table.ts'

/** First bytes of a file of terms; the second is the version of its form. */
const magic = [0x54, 2] as const

function writeLists(writer: ByteWriter, lists: PostingLists): void {
  const terms = lists.starts.length - 1
  for (let term = 0; term < terms; term += 1) writer.number(listLength(lists, term))
  for (let term = 0; term < terms; term += 1) {
    let previous = 0
    for (let at = listStart(lists, term); at < listEnd(lists, term); at += 1) {
      const record = recordAt(lists, at)
      writer.number(record - previous)
      previous = record
    }
  }
}

/** Writes codes that are shares, two in a byte. */
function writePairs(writer: ByteWriter, codes: Uint8Array): void {
  for (let at = 0; at < codes.length; at += 2) writer.byte((inRange(codes[at]) << 4) | (codes[at + 1] ?? 0))
}

/** Everything but the codes, which come after it. */
function readLists(reader: ByteReader, terms: number, limit: number): Omit<PostingLists, 'codes'> {
  const lengths = reader.numbers(terms)
  const starts = new Uint32Array(terms + 1)
  let total = 0
  for (let term = 0; term < terms; term += 1) {
    total += inRange(lengths[term])
    starts[term + 1] = total
  }
  if (total > terms * limit) throw new MalformedBytes('A record is named that does not exist.')
  // As read, each is what a record adds to the one before it.
  const records = reader.numbers(total)
  for (let term = 0; term < terms; term += 1) {
    const end = inRange(starts[term + 1])
    let record = 0
    for (let at = inRange(starts[term]); at < end; at += 1) {
      record += inRange(records[at])
      if (record >= limit) throw new MalformedBytes('A record is named that does not exist.')
      records[at] = record
    }
  }
  return { starts, records }
}

function readPairs(reader: ByteReader, count: number): Uint8Array {
  const codes = new Uint8Array(count)
  for (const [at, pair] of reader.bytes(Math.ceil(count / 2)).entries()) {
    codes[at * 2] = pair >> 4
    // After an odd number of codes, the second half of the last byte is empty, and the array ignores it.
    codes[at * 2 + 1] = pair & 15
  }
  return codes
}

/** A table of terms as a file: columns one after the other, because equal things compress well side by side. */
export function encodeShard(table: TermTable): Uint8Array {
  const writer = createByteWriter()
  for (const byte of magic) writer.byte(byte)
  writeSorted(writer, table.terms)
  writeLists(writer, table.heads)
  writer.bytes(table.heads.codes)
  writeLists(writer, table.content)
  writePairs(writer, table.content.codes)
  writeLists(writer, table.asked)
  writer.bytes(table.asked.codes)
  // A count is mostly the length of the list; the difference is what was capped.
  for (const [term, count] of table.counts.entries()) writer.number(count - listLength(table.content, term))
  return writer.finish()
}

/**
 * Reads a table of terms.
 * @param records how many records the index has
 * @param questions how many questions of readers it has
 * @throws MalformedBytes if it isn't such a file, or belongs to another index
 */
export function decodeShard(bytes: Uint8Array, records: number, questions = 0): TermTable {
  const reader = createByteReader(bytes)
  if (magic.some((byte) => reader.byte() !== byte)) throw new MalformedBytes('This is not a file of terms.')
  const terms = readSorted(reader)
  // A term can be in several fields of a record.
  const headLists = readLists(reader, terms.length, records * 3)
  const heads = { ...headLists, codes: reader.bytes(headLists.records.length).slice() }
  const contentLists = readLists(reader, terms.length, records)
  const content = { ...contentLists, codes: readPairs(reader, contentLists.records.length) }
  const askedLists = readLists(reader, terms.length, firstUnanswered(records) + questions)
  const asked = { ...askedLists, codes: reader.bytes(askedLists.records.length).slice() }
  const counts = reader.numbers(terms.length)
  for (let term = 0; term < counts.length; term += 1) counts[term] = inRange(counts[term]) + listLength(content, term)
  if (!reader.isDone()) throw new MalformedBytes('The file is longer than it says.')
  return { terms, counts, heads, content, asked }
}
