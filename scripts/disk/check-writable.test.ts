import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { checkWritable } from './check-writable.ts'
import { explainFileFailure } from './explain-file-failure.ts'

test('a folder that a build makes itself does not have to exist', () => {
  expect(() => checkWritable(temporaryFolder({ 'content/index.md': '' }))).not.toThrow()
})

// The superuser can write to every folder.
test.skipIf(process.getuid?.() === 0)('a cache that belongs to another user is reported before the work begins', () => {
  const root = temporaryFolder({ '.cache/store/pages/a': '{}' })
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
