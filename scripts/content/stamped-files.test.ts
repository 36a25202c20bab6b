import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { stampedFiles } from './stamped-files.ts'

function stampedFolder() {
  const root = temporaryFolder({ 'public/a.js': 'a', 'public/b.css': 'b' })
  const stamped = stampedFiles(root, 'console', join(root, 'public'))
  return { root, stamped, at: (name: string) => join(root, 'public', name) }
}

test('files are current while their key and their bytes are the same', () => {
  const { stamped } = stampedFolder()
  expect(stamped.current('one')).toBeUndefined()
  stamped.stamp('one', ['a.js', 'b.css'])
  expect(stamped.current('one')).toEqual(['a.js', 'b.css'])
  expect(stamped.current('two')).toBeUndefined()
})

test('a file of another run that was ended before its stamp is noticed', () => {
  const { stamped, at } = stampedFolder()
  stamped.stamp('one', ['a.js', 'b.css'])
  writeFileSync(at('a.js'), 'of another key')
  expect(stamped.current('one')).toBeUndefined()
})

test('a file that is missing and a damaged stamp are noticed', () => {
  const { root, stamped, at } = stampedFolder()
  stamped.stamp('one', ['a.js', 'b.css'])
  rmSync(at('b.css'))
  expect(stamped.current('one')).toBeUndefined()
  for (const damaged of ['', '{"key":"one"', 'null', '{"key":"one"}']) {
    writeFileSync(join(root, '.cache/stamps/console.json'), damaged)
    expect(stamped.current('one')).toBeUndefined()
  }
})
