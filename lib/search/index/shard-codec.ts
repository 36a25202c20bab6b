import { type ByteReader, type ByteWriter, createByteReader, createByteWriter, MalformedBytes } from './bytes.ts'
import { readSorted, writeSorted } from './front-coding.ts'
import type { PostingLists, TermTable } from './term-table.ts'

/** First bytes of a file of terms; the second is the version of its form. */
const magic = [0x54, 1] as const

function writeLists(writer: ByteWriter, { starts, records, codes }: PostingLists, packed: boolean): void {
  for (let term = 0; term + 1 < starts.length; term += 1)
    writer.number((starts[term + 1] as number) - (starts[term] as number))
  for (let term = 0; term + 1 < starts.length; term += 1) {
    let previous = 0
    for (let at = starts[term] as number; at < (starts[term + 1] as number); at += 1) {
      writer.number((records[at] as number) - previous)
      previous = records[at] as number
    }
  }
  if (!packed) writer.bytes(codes)
  for (let at = 0; packed && at < codes.length; at += 2)
    writer.byte(((codes[at] as number) << 4) | (codes[at + 1] ?? 0))
}

function readLists(reader: ByteReader, terms: number, limit: number, packed: boolean): PostingLists {
  const lengths = reader.numbers(terms)
  const starts = new Uint32Array(terms + 1)
  let total = 0
  for (let term = 0; term < terms; term += 1) {
    total += lengths[term] as number
    starts[term + 1] = total
  }
  if (total > terms * limit) throw new MalformedBytes('A record is named that does not exist.')
  // As read: what each record adds to the one before it.
  const records = reader.numbers(total)
  for (let term = 0; term < terms; term += 1) {
    let record = 0
    for (let at = starts[term] as number; at < (starts[term + 1] as number); at += 1) {
      record += records[at] as number
      if (record >= limit) throw new MalformedBytes('A record is named that does not exist.')
      records[at] = record
    }
  }
  if (!packed) return { starts, records, codes: reader.bytes(total).slice() }
  const codes = new Uint8Array(total)
  const pairs = reader.bytes(Math.ceil(total / 2))
  for (let at = 0; at < total; at += 2) {
    const pair = pairs[at >> 1] as number
    codes[at] = pair >> 4
    if (at + 1 < total) codes[at + 1] = pair & 15
  }
  return { starts, records, codes }
}

/** A table of terms as a file: columns one after the other, because equal things compress well side by side. */
export function encodeShard(table: TermTable): Uint8Array {
  const writer = createByteWriter()
  for (const byte of magic) writer.byte(byte)
  writeSorted(writer, table.terms)
  writeLists(writer, table.heads, false)
  writeLists(writer, table.content, true)
  for (const [term, count] of table.counts.entries()) {
    // Mostly the length of the list: the rest says by how much it was capped.
    writer.number(count - (table.content.starts[term + 1] as number) + (table.content.starts[term] as number))
  }
  return writer.finish()
}

/**
 * Reads a table of terms.
 * @param records how many records the index has
 * @throws MalformedBytes when it is no such file, or one of another index
 */
export function decodeShard(bytes: Uint8Array, records: number): TermTable {
  const reader = createByteReader(bytes)
  if (magic.some((byte) => reader.byte() !== byte)) throw new MalformedBytes('This is not a file of terms.')
  const terms = readSorted(reader)
  // A term can stand in several fields of a record.
  const heads = readLists(reader, terms.length, records * 3, false)
  const content = readLists(reader, terms.length, records, true)
  const counts = reader.numbers(terms.length)
  for (let term = 0; term < counts.length; term += 1) {
    const listed = (content.starts[term + 1] as number) - (content.starts[term] as number)
    counts[term] = (counts[term] as number) + listed
  }
  if (!reader.isDone()) throw new MalformedBytes('The file is longer than it says.')
  return { terms, counts, heads, content }
}
