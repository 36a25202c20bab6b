import { type ByteReader, type ByteWriter, MalformedBytes } from './bytes.ts'

const encoder = new TextEncoder()

function sharedLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Writes sorted texts, each as what it adds to the one before. The lengths stand together: they compress well. */
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

/** @throws MalformedBytes */
export function readSorted(reader: ByteReader): string[] {
  const decoder = new TextDecoder()
  const count = reader.number()
  const shared: number[] = []
  const added: number[] = []
  for (let index = 0; index < count; index += 1) {
    shared.push(reader.number())
    added.push(reader.number())
  }
  let previous = new Uint8Array()
  return added.map((length, index) => {
    const kept = shared[index] as number
    if (kept > previous.length) throw new MalformedBytes('A text shares more than the one before has.')
    const bytes = new Uint8Array(kept + length)
    bytes.set(previous.subarray(0, kept))
    bytes.set(reader.bytes(length), kept)
    previous = bytes
    return decoder.decode(bytes)
  })
}
