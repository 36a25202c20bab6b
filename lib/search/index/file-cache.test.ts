import { expect, test } from 'vitest'
import { createFileCache } from './file-cache.ts'

const decode = (bytes: Uint8Array) => {
  if (bytes.length === 0) throw new Error('empty')
  return new TextDecoder().decode(bytes)
}

test('files are read once, and a query has all of its files, however many others are read meanwhile', async () => {
  const reads: string[] = []
  const fetchBytes = async (name: string) => {
    reads.push(name)
    return new TextEncoder().encode(`file ${name}`)
  }
  const cache = createFileCache(fetchBytes, 4, decode)
  const names = (from: number) => Array.from({ length: 10 }, (_, index) => `${from + index}`)
  const [first, second] = await Promise.all([cache.load(names(0)), cache.load(names(5))])
  expect([...first.keys()]).toEqual(expect.arrayContaining(names(0)))
  expect([...second]).toHaveLength(10)
  expect(second.get('14')).toBe('file 14')
  expect(reads).toHaveLength(15)
})

test('a file that cannot be read is left out, tried three times, and not again', async () => {
  let tries = 0
  const cache = createFileCache(
    async () => {
      tries += 1
      return new Uint8Array()
    },
    4,
    decode,
  )
  for (let round = 0; round < 5; round += 1) expect(await cache.load(['a'])).toEqual(new Map())
  expect(tries).toBe(3)
  expect(cache.isWanted('a')).toBe(false)
})
