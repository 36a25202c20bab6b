import { inRange } from '../structures/in-range.ts'

export type ByteWriter = ReturnType<typeof createByteWriter>

/** Writes numbers and texts one after the other. Small numbers take one byte. */
export function createByteWriter() {
  let buffer = new Uint8Array(256)
  let length = 0
  const reserve = (count: number) => {
    if (length + count <= buffer.length) return
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + count))
    grown.set(buffer)
    buffer = grown
  }
  const byte = (value: number) => {
    reserve(1)
    buffer[length] = value
    length += 1
  }
  return {
    byte,
    /** A whole number from 0 to 2³¹ − 1, seven bits a byte. */
    number(value: number) {
      let rest = value
      while (rest >= 128) {
        byte((rest & 127) | 128)
        rest >>>= 7
      }
      byte(rest)
    },
    bytes(values: Uint8Array) {
      reserve(values.length)
      buffer.set(values, length)
      length += values.length
    },
    finish: () => buffer.slice(0, length),
  }
}

export type ByteReader = ReturnType<typeof createByteReader>

/** Bytes are not what they should be: a file of another build, or another file altogether. */
export class MalformedBytes extends Error {}

/** Reads what a `ByteWriter` wrote. @throws MalformedBytes from its methods, where bytes are missing */
export function createByteReader(source: Uint8Array) {
  let position = 0
  const need = (count: number) => {
    if (position + count > source.length) throw new MalformedBytes('The file ends too early.')
  }
  const byte = () => {
    need(1)
    position += 1
    return inRange(source[position - 1])
  }
  const number = () => {
    let value = byte()
    if (value < 128) return value
    value &= 127
    for (let shift = 7; shift < 35; shift += 7) {
      const next = byte()
      value += (next & 127) * 2 ** shift
      if (next < 128) return value
    }
    throw new MalformedBytes('A number has more than five bytes.')
  }
  return {
    byte,
    number,
    /** So many numbers, one after the other. */
    numbers(count: number) {
      need(count)
      const values = new Uint32Array(count)
      for (let index = 0; index < count; index += 1) {
        const value = source[position] ?? 128
        // Nearly all numbers are small: a byte is read at once, and a longer number by its bytes.
        if (value < 128) position += 1
        values[index] = value < 128 ? value : number()
      }
      return values
    },
    bytes(count: number) {
      need(count)
      position += count
      return source.subarray(position - count, position)
    },
    /** Everything has been read. */
    isDone: () => position === source.length,
  }
}
