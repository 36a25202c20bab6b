import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { buildId, configurationHash, engineHash } from './build-id.mjs'

const files = {
  'lib/a.ts': 'export const a = 1',
  'site.config.ts': 'export default {}',
  'content/a.md': '# A',
}

/** Which of the hashes a change of a file changes. */
function changedBy(path: string): string[] {
  const root = temporaryFolder(files)
  const hashes = () => ({
    engine: engineHash(root),
    configuration: configurationHash(root),
    build: buildId(root),
  })
  const before = hashes()
  writeFiles(root, { [path]: 'other' })
  const after = hashes()
  return Object.keys(before).filter((name) => before[name as 'build'] !== after[name as 'build'])
}

test.each([
  ['lib/a.ts', ['engine', 'build']],
  ['package-lock.json', ['engine', 'build']],
  ['site.config.ts', ['configuration', 'build']],
  ['content/a.md', ['build']],
  ['site/objects/a.yaml', ['build']],
  ['lib/a.test.ts', []],
  ['lib/fixtures/a.md', []],
])('a change of %s changes the hashes of %j', (path, changed) => {
  expect(changedBy(path)).toEqual(changed)
})
