import { inRange } from '../structures/in-range.ts'
import { type ByteReader, type ByteWriter, MalformedBytes } from './bytes.ts'

const encoder = new TextEncoder()

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/**
 * Writes sorted texts, each as what it adds to the one before. The lengths are kept together, where they compress well.
 */
export function writeSorted(writer: ByteWriter, texts: readonly string[]): void {
  let previous = new Uint8Array()
  const suffixes: Uint8Array[] = []
  writer.number(texts.length)
  for (const text of texts) {
    const bytes = encoder.encode(text)
    const shared = sharedLength(previous, bytes)
    writer.number(shared)
    writer.number(bytes.length - shared)
    suffixes.push(bytes.subarray(shared))
    previous = bytes
  }
  for (const suffix of suffixes) writer.bytes(suffix)
}

const malformed = () => new MalformedBytes('A string shares more than the previous one has.')

function joinBytes(suffixes: Uint8Array, shared: Uint32Array, added: Uint32Array): string[] {
  const decoder = new TextDecoder()
  let previous = new Uint8Array()
  let at = 0
  return Array.from(added, (length, index) => {
    const common = inRange(shared[index])
    if (common > previous.length) throw malformed()
    const bytes = new Uint8Array(common + length)
    bytes.set(previous.subarray(0, common))
    bytes.set(suffixes.subarray(at, at + length), common)
    at += length
    previous = bytes
    return decoder.decode(bytes)
  })
}

/** The same for texts that have a byte for each letter, as most have: all are decoded at once. */
function joinAscii(suffixes: Uint8Array, shared: Uint32Array, added: Uint32Array): string[] {
  const letters = new TextDecoder().decode(suffixes)
  let previous = ''
  let at = 0
  return Array.from(added, (length, index) => {
    const common = inRange(shared[index])
    if (common > previous.length) throw malformed()
    previous = previous.slice(0, common) + letters.slice(at, at + length)
    at += length
    return previous
  })
}

/** @throws MalformedBytes */
export function readSorted(reader: ByteReader): string[] {
  const count = reader.number()
  const lengths = reader.numbers(count * 2)
  const shared = lengths.filter((_, index) => index % 2 === 0)
  const added = lengths.filter((_, index) => index % 2 === 1)
  const suffixes = reader.bytes(added.reduce((sum, length) => sum + length, 0))
  const isAscii = suffixes.every((byte) => byte < 128)
  return isAscii ? joinAscii(suffixes, shared, added) : joinBytes(suffixes, shared, added)
}
