import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { replaceFolder, restoreFolder } from './replace-folder.ts'

const indexOf = (root: string) => readFileSync(join(root, 'out/index.html'), 'utf8')

test('the finished folder replaces the other, and no temporary folder is left', () => {
  const root = temporaryFolder({ 'out/index.html': 'old', 'out/gone.html': 'old', '.cache/export/index.html': 'new' })
  replaceFolder(join(root, '.cache/export'), join(root, 'out'))
  expect(indexOf(root)).toBe('new')
  expect(readdirSync(join(root, 'out'))).toEqual(['index.html'])
  expect(readdirSync(root).sort()).toEqual(['.cache', 'out'])
})

test('the first folder has nothing to replace', () => {
  const root = temporaryFolder({ '.cache/export/index.html': 'new' })
  replaceFolder(join(root, '.cache/export'), join(root, 'out'))
  expect(indexOf(root)).toBe('new')
})

test('the old folder is put back where a run ended between the two renames', () => {
  const root = temporaryFolder({ 'out/index.html': 'old', '.out.next/index.html': 'new' })
  renameSync(join(root, 'out'), join(root, '.out.old'))
  restoreFolder(join(root, 'out'))
  expect(indexOf(root)).toBe('old')
  expect(readdirSync(root)).toEqual(['out'])
})

test('the new folder stays where a run ended while it removed the old one', () => {
  const root = temporaryFolder({ 'out/index.html': 'new', '.out.old/half.html': 'old' })
  restoreFolder(join(root, 'out'))
  expect(indexOf(root)).toBe('new')
  expect(readdirSync(root)).toEqual(['out'])
})

test('a folder that does not exist does not replace the other', () => {
  const root = temporaryFolder({ 'out/index.html': 'old' })
  mkdirSync(join(root, '.cache'))
  expect(() => replaceFolder(join(root, '.cache/export'), join(root, 'out'))).toThrow(/ENOENT/)
  expect(indexOf(root)).toBe('old')
})
