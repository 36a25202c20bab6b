import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/support/temporary-folder.ts'
import { forgetCompiled, isCompiled, noteCompiled } from './compiled-engine.ts'
import { engineAtStart } from './engine-at-start.ts'

const site = () =>
  temporaryFolder({ 'lib/a.ts': 'export const a = 1', '.next/static/a.js': '', '.next/static/b.js': '' })

test('what was compiled is taken for an engine until that is forgotten', () => {
  const root = site()
  expect(isCompiled(root)).toBe(false)
  noteCompiled(root)
  expect(isCompiled(root)).toBe(true)
  forgetCompiled(root)
  expect(isCompiled(root)).toBe(false)
})

test('it is not noted when a source was saved since the build began', () => {
  const root = site()
  engineAtStart(root)
  writeFiles(root, { 'lib/a.ts': 'export const a = 2' })
  noteCompiled(root)
  expect(isCompiled(root)).toBe(false)
})

test('what another engine has compiled is not taken', () => {
  const root = site()
  writeFiles(root, { [join('.next', 'compiled')]: 'of another engine' })
  expect(isCompiled(root)).toBe(false)
})

test('a compilation of which a file is gone is not taken', () => {
  const root = site()
  noteCompiled(root)
  rmSync(join(root, '.next/static/a.js'))
  expect(isCompiled(root)).toBe(false)
})
