import { expect, test } from 'vitest'
import { filesAreSame, hashFiles, sha256 } from './hash.ts'

test('a hash depends on the boundaries of its parts', () => {
  expect(sha256('ab', 'c')).not.toBe(sha256('a', 'bc'))
  expect(sha256('a')).toMatch(/^[0-9a-f]{32}$/)
})

test('files are the same until one of them changes, appears, or is removed', () => {
  const files = new Map([['a', '1']])
  const read = (path: string) => files.get(path)
  const hashes = hashFiles(['a', 'missing'], read)
  files.set('other', '1')
  expect(filesAreSame(hashes, read)).toBe(true)
  files.set('missing', '')
  expect(filesAreSame(hashes, read)).toBe(false)
  files.delete('missing')
  files.set('a', '2')
  expect(filesAreSame(hashes, read)).toBe(false)
  files.delete('a')
  expect(filesAreSame(hashes, read)).toBe(false)
})
