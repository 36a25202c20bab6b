import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { engineAtStart } from '../disk/engine-at-start.ts'
import { noteCompiled, takeCompiled } from './compiled-engine.ts'

const site = () =>
  temporaryFolder({
    'lib/a.ts': 'export const a = 1',
    '.next/static/a.js': '',
    '.next/static/b.js': '',
    '.next/prerender-manifest.json': '{}',
  })

test('what was compiled is taken once, until it is noted again', () => {
  const root = site()
  expect(takeCompiled(root)).toBe(false)
  noteCompiled(root)
  expect(takeCompiled(root)).toBe(true)
  expect(takeCompiled(root)).toBe(false)
})

test('it comes without the list of pages that were rendered before', () => {
  const root = site()
  noteCompiled(root)
  takeCompiled(root)
  expect(existsSync(join(root, '.next/prerender-manifest.json'))).toBe(false)
})

test('it is not noted when a source was saved since the build began', () => {
  const root = site()
  engineAtStart(root)
  writeFiles(root, { 'lib/a.ts': 'export const a = 2' })
  noteCompiled(root)
  expect(takeCompiled(root)).toBe(false)
})

test('what another engine has compiled is not taken', () => {
  const root = site()
  writeFiles(root, { '.next/compiled': 'of another engine' })
  expect(takeCompiled(root)).toBe(false)
})

test('a compilation of which a file is gone is not taken', () => {
  const root = site()
  noteCompiled(root)
  rmSync(join(root, '.next/static/a.js'))
  expect(takeCompiled(root)).toBe(false)
})
