import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { explainFileFailure } from './explain-file-failure.ts'
import { listFiles } from './read-files.ts'
import { copyIfChanged, writeBytesIfChanged, writeTextIfChanged } from './write-file.ts'

test('a new file is written with its folders, and nothing temporary is left', () => {
  const folder = temporaryFolder()
  expect(writeTextIfChanged(join(folder, 'a/b/c.json'), '{}')).toBe(true)
  expect(readFileSync(join(folder, 'a/b/c.json'), 'utf8')).toBe('{}')
  expect(listFiles(folder)).toEqual(['a/b/c.json'])
})

test('a file with the same text is not touched', () => {
  const path = join(temporaryFolder({ 'a.json': '{}' }), 'a.json')
  utimesSync(path, 1000, 1000)
  expect(writeTextIfChanged(path, '{}')).toBe(false)
  expect(statSync(path).mtimeMs).toBe(1_000_000)
  expect(writeTextIfChanged(path, '{ }')).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('{ }')
})

test('an empty text is also written', () => {
  const folder = temporaryFolder()
  expect(writeTextIfChanged(join(folder, 'a.txt'), '')).toBe(true)
  expect(listFiles(folder)).toEqual(['a.txt'])
})

test('a folder in the place of the file is an error, and nothing temporary is left', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.json')
  mkdirSync(path)
  expect(() => writeTextIfChanged(path, '{}')).toThrow(/EISDIR/)
  expect(listFiles(folder)).toEqual([])
})

test('bytes are written and copied like texts, and only when they differ', () => {
  const folder = temporaryFolder({ 'a.bin': 'one' })
  const [from, to] = [join(folder, 'a.bin'), join(folder, 'b/c.bin')]
  expect(copyIfChanged(from, to)).toBe(true)
  expect(copyIfChanged(from, to)).toBe(false)
  // As long as the one before, and older than the copy.
  writeFileSync(from, 'two')
  utimesSync(from, 1000, 1000)
  expect(copyIfChanged(from, to)).toBe(true)
  expect(readFileSync(to, 'utf8')).toBe('two')
  expect(writeBytesIfChanged(to, Buffer.from([0, 255]))).toBe(true)
  expect([...readFileSync(to)]).toEqual([0, 255])
  expect(listFiles(folder)).toEqual(['a.bin', 'b/c.bin'])
})

// A device on which every write fails for lack of space.
test.skipIf(!existsSync('/dev/full'))(
  'on a full disk the old file stays, nothing stands beside it, and the error says where',
  () => {
    const folder = temporaryFolder({ 'a.json': '{}' })
    const path = join(folder, 'a.json')
    symlinkSync('/dev/full', `${path}.${process.pid}.tmp`)
    let failure: unknown
    try {
      writeTextIfChanged(path, '{ }')
    } catch (error) {
      failure = error
    }
    expect(explainFileFailure(failure)).toContain(`${path}: the disk is full (ENOSPC).`)
    expect(readFileSync(path, 'utf8')).toBe('{}')
    expect(readdirSync(folder)).toEqual(['a.json'])
  },
)
