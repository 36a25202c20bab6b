import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'
import { checkWritable } from './check-writable.ts'
import { explainFileFailure } from './explain-file-failure.ts'

test('a folder that a build makes itself need not be there', () => {
  expect(() => checkWritable(temporaryFolder({ 'content/index.md': '' }))).not.toThrow()
})

// To the superuser nothing is forbidden.
test.skipIf(process.getuid?.() === 0)('a cache that belongs to somebody else is told before the work begins', () => {
  const root = temporaryFolder({ '.cache/pages/a.json': '{}' })
  const cache = join(root, '.cache')
  chmodSync(cache, 0o555)
  onTestFinished(() => chmodSync(cache, 0o755))
  let failure: unknown
  try {
    checkWritable(root)
  } catch (error) {
    failure = error
  }
  expect(explainFileFailure(failure)).toContain(`${cache}: this user is not allowed to do that (EACCES).`)
})
