import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { explainFileFailure } from './explain-file-failure.ts'
import { listFiles } from './read-files.ts'
import { checkWritable, removeUnfinishedFiles } from './written-folders.ts'

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

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid

test('what an ended process has left is removed; files of running processes, and all other files, stay', () => {
  const [ended, running] = [endedPid(), process.ppid]
  const root = temporaryFolder({
    [`public/_search/a.json.${ended}.tmp`]: 'half',
    [`.cache/store/cards/a.${ended}.tmp`]: 'half',
    [`.contentlayer/generated/manifest.json.${running}.tmp`]: 'half',
    'public/images/a.tmp': 'a picture with an odd name',
  })
  removeUnfinishedFiles(root)
  expect(listFiles(root)).toEqual([`.contentlayer/generated/manifest.json.${running}.tmp`, 'public/images/a.tmp'])
})

test('a process with the number of this one, in a container say, has ended too', () => {
  const root = temporaryFolder({ [`public/_search/a.json.${process.pid}.tmp`]: 'half' })
  removeUnfinishedFiles(join(root))
  expect(listFiles(root)).toEqual([])
})
