import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSearchEngine } from '#lib/search/engine.ts'
import { found, testRecords } from '../../tests/support/search-site.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { openStore } from '../disk/store.ts'
import { indexInThread } from './index-in-thread.ts'
import type { SiteRecords } from './search-records.ts'
import { searchFolder, writeSearchIndex } from './write-search-index.ts'

const records = (text: string): SiteRecords => ({
  passages: new Map(),
  answers: new Map(),
  linkTexts: new Map(),
  linkCounts: new Map(),
  versions: new Map([
    ['', [testRecords({ url: '/a', title: 'First page', text }), testRecords({ url: '/b', title: 'Second page' })]],
    ['1.0', [testRecords({ url: '/1.0/a', title: 'Old page', version: '1.0' })]],
  ]),
  contexts: [],
  synonyms: [],
  questions: [],
  everyday: { words: [], tools: [], small: {}, unanswered: [], product: [] },
})
const folderOf = (root: string) => join(root, 'public', searchFolder)
const open = (root: string, version = '') =>
  openSearchEngine(async (name) => new Uint8Array(readFileSync(join(folderOf(root), name))), version)

test('an index is written for each version, and can be searched', async () => {
  const root = temporaryFolder()
  expect(await writeSearchIndex(openStore(root), records('some words'))).toBe(true)
  expect(await found(await open(root), 'words')).toEqual(['/a'])
  expect(await found(await open(root, '1.0'), 'page')).toEqual(['/1.0/a'])
})

test('a thread writes the same index, and reports failures', async () => {
  const [here, there] = [temporaryFolder(), temporaryFolder()]
  await writeSearchIndex(openStore(here), records('some words'))
  await indexInThread(there, records('some words'))
  expect(listFiles(folderOf(there))).toEqual(listFiles(folderOf(here)))
  const blocked = temporaryFolder({ public: 'a file where a folder must be' })
  await expect(indexInThread(blocked, records('some words'))).rejects.toThrow()
})

test('the same records give the same files, anywhere', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  for (const root of [one, other]) await writeSearchIndex(openStore(root), records('some words'))
  const files = listFiles(folderOf(one))
  expect(listFiles(folderOf(other))).toEqual(files)
  for (const file of files)
    expect(readFileSync(join(folderOf(other), file))).toEqual(readFileSync(join(folderOf(one), file)))
})

test('an index of the same records is left alone; one that lacks a file is written again', async () => {
  const root = temporaryFolder()
  await writeSearchIndex(openStore(root), records('some words'))
  expect(await writeSearchIndex(openStore(root), records('some words'))).toBe(false)
  const [file] = listFiles(folderOf(root)).filter((name) => name.startsWith('terms'))
  rmSync(join(folderOf(root), file as string))
  expect(await writeSearchIndex(openStore(root), records('some words'))).toBe(true)
  const [hashes = ''] = listFiles(join(root, '.cache/store/search-index'))
  writeFileSync(join(root, '.cache/store/search-index', hashes), 'damaged')
  expect(await writeSearchIndex(openStore(root), records('some words'))).toBe(true)
})

test('files of the previous index are removed, and what did not change is not written again', async () => {
  const root = temporaryFolder()
  const folder = folderOf(root)
  await writeSearchIndex(openStore(root), records('some words'))
  const before = listFiles(folder)
  const same = before.find((name) => name.startsWith('text/b')) as string
  const { mtimeMs } = statSync(join(folder, same))
  await writeSearchIndex(openStore(root), records('other words'))
  const after = listFiles(folder)
  expect(after).toHaveLength(before.length)
  expect(after).toContain(same)
  expect(before.filter((name) => name.startsWith('text/a')).some((name) => after.includes(name))).toBe(false)
  expect(statSync(join(folder, same)).mtimeMs).toBe(mtimeMs)
})
