import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/support/temporary-folder.ts'
import { buildId, compilerHash, engineHash } from './build-id.mjs'

const files = {
  'lib/a.ts': 'export const a = 1',
  'site.config.ts': 'export default {}',
  'content/a.md': '# A',
}

/** Which of the hashes a change of a file changes. */
function changedBy(path: string): string[] {
  const root = temporaryFolder(files)
  const hashes = () => ({ compiler: compilerHash(root), engine: engineHash(root), build: buildId(root) })
  const before = hashes()
  writeFiles(root, { [path]: 'other' })
  const after = hashes()
  return Object.keys(before).filter((name) => before[name as 'build'] !== after[name as 'build'])
}

test.each([
  ['lib/a.ts', ['compiler', 'engine', 'build']],
  ['site.config.ts', ['engine', 'build']],
  ['content/a.md', ['build']],
  ['lib/a.test.ts', []],
])('a change of %s changes the hashes of %j', (path, changed) => {
  expect(changedBy(path)).toEqual(changed)
})
