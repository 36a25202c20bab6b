import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { outputPaths } from '../../scripts/disk/output-paths.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'
import { restoreFolder } from '../../scripts/disk/replace-folder.ts'
import { endBuild, treeHash } from './end-build.ts'
import { layOutChangingSite, writeVariant } from './lay-out-changing-site.ts'
import { buildLaidOutSite } from './lay-out-site.ts'

// A build that is killed leaves the export before, and nothing that the next build could take for its own. Some moments
// at which that is hard; `npm run bench -- kills` takes as many as one likes.
const moments: Readonly<Record<string, string>> = {
  // The first, because the code that it has compiled is used again. What a build that is killed earlier compiles is not.
  'between the two renames that replace the export': '/out$',
  'when the search index is there, and what tells that it is complete is not': 'store/search-index/',
  'in the middle of a card': 'store/cards/',
}

let root: string
let out: string
let store: string
let first: string | undefined
let storedAtFirst: readonly string[]

beforeAll(async () => {
  root = await layOutChangingSite()
  out = join(root, 'out')
  buildLaidOutSite(root)
  first = treeHash(out)
  store = join(root, '.cache/store')
  storedAtFirst = listFiles(store)
  await writeVariant(root, 'second')
})

test.each(Object.entries(moments))('the export before stays: %s', async (_name, path) => {
  // What an earlier one has stored of this state would not be written again.
  for (const file of listFiles(store).filter((name) => !storedAtFirst.includes(name))) rmSync(join(store, file))
  const { finished, leftProcesses } = await endBuild(root, { kind: 'write', at: { path } })
  expect([finished, leftProcesses]).toEqual([false, false])
  // As the next command does.
  restoreFolder(out)
  expect(treeHash(out)).toBe(first)
})

test('a command that is told to stop ends all that it has started, and says so', async () => {
  const { finished, leftProcesses, output } = await endBuild(root, {
    kind: 'command',
    signal: 'SIGTERM',
    when: /optimized production build/,
  })
  expect([finished, leftProcesses]).toEqual([false, false])
  expect(output).toContain('Stopped by SIGTERM. out/ has not changed.')
  expect(treeHash(out)).toBe(first)
})

test('the next build is the one that a clean folder gives', async () => {
  await writeVariant(root, 'first')
  buildLaidOutSite(root)
  expect(treeHash(out)).toBe(first)
  // Of documents that other pages have no part in, only the one that changed is rendered again.
  expect(JSON.parse(readFileSync(outputPaths(root).rendered, 'utf8'))).toEqual(['/changing'])
  const files = listFiles(store)
  expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
  // Half a card of the second state would wait here for the next build of it.
  for (const card of files.filter((file) => file.startsWith('cards/'))) await sharp(join(store, card)).stats()
})

test('a compilation that is damaged is made again, and what changes after it is rendered', async () => {
  rmSync(join(root, '.next/server/app-paths-manifest.json'))
  buildLaidOutSite(root)
  expect(treeHash(out)).toBe(first)
  await writeVariant(root, 'second')
  buildLaidOutSite(root)
  expect(readFileSync(join(out, 'changing/index.html'), 'utf8')).toContain('Page of the second state')
})
