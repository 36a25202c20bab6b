import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles, readTextIfExists } from './read-files.ts'

test('the files below a folder are listed by path, sorted, without folders', () => {
  const folder = temporaryFolder({ 'b.md': '', 'a/c.md': '', 'a/b/{brand}.md': '', '.hidden': '' })
  expect(listFiles(folder)).toEqual(['.hidden', 'a/b/{brand}.md', 'a/c.md', 'b.md'])
})

test('files and whole folders can be left out', () => {
  const folder = temporaryFolder({ 'a/b.md': '', 'a/c/d.md': '', 'c/d.md': '', 'e.md': '' })
  expect(listFiles(folder, (path) => path === 'a/c' || path === 'e.md')).toEqual(['a/b.md', 'c/d.md'])
})

test('a folder that does not exist has no files; a file in its place is an error', () => {
  const folder = temporaryFolder({ 'a.md': '' })
  expect(listFiles(join(folder, 'none'))).toEqual([])
  expect(() => listFiles(join(folder, 'a.md'))).toThrow()
})

test('a text is read where there is a file', () => {
  const folder = temporaryFolder({ 'a.md': 'ä\r\n', 'empty.md': '' })
  expect(readTextIfExists(join(folder, 'a.md'))).toBe('ä\r\n')
  expect(readTextIfExists(join(folder, 'empty.md'))).toBe('')
  expect(readTextIfExists(join(folder, 'none.md'))).toBeUndefined()
})

test('what cannot be read is an error, not an absent file', () => {
  expect(() => readTextIfExists(temporaryFolder())).toThrow()
})
