import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

test('a new file is written with its folders, and nothing is left beside it', () => {
  const folder = temporaryFolder()
  expect(writeTextIfChanged(join(folder, 'a/b/c.json'), '{}')).toBe(true)
  expect(readFileSync(join(folder, 'a/b/c.json'), 'utf8')).toBe('{}')
  expect(listFiles(folder)).toEqual(['a/b/c.json'])
})

test('a file that says the same is not touched', () => {
  const path = join(temporaryFolder({ 'a.json': '{}' }), 'a.json')
  utimesSync(path, 1000, 1000)
  expect(writeTextIfChanged(path, '{}')).toBe(false)
  expect(statSync(path).mtimeMs).toBe(1_000_000)
  expect(writeTextIfChanged(path, '{ }')).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('{ }')
})

test('an empty text is written, too', () => {
  const folder = temporaryFolder()
  expect(writeTextIfChanged(join(folder, 'a.txt'), '')).toBe(true)
  expect(listFiles(folder)).toEqual(['a.txt'])
})

test('a folder in the place of the file is an error, and nothing is left beside it', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.json')
  mkdirSync(path)
  expect(() => writeTextIfChanged(path, '{}')).toThrow(/EISDIR/)
  expect(listFiles(folder)).toEqual([])
})
