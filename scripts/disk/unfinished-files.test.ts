import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from './read-files.ts'
import { removeUnfinishedFiles } from './unfinished-files.ts'

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
