import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageData } from '#lib/pages/manifest.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openDocumentCache } from './document-cache.ts'

const input = { contentPath: 'a.md', sourceHash: '1', computed: '{}', shared: '[]' }
const data = { route: '/a', title: 'A' } as unknown as PageData

function keptDocument(): string {
  const root = temporaryFolder()
  openDocumentCache(root).save([[input, data]])
  return root
}

test('a document is there for the next process', () => {
  expect(openDocumentCache(keptDocument()).read(input)).toEqual(data)
})

test.each(Object.keys(input))('it is not, with another %s', (name) => {
  expect(openDocumentCache(keptDocument()).read({ ...input, [name]: 'other' })).toBeUndefined()
})

test('documents that were not named are gone', () => {
  const root = keptDocument()
  openDocumentCache(root).save([])
  expect(openDocumentCache(root).read(input)).toBeUndefined()
})

test('a damaged file counts as absent', () => {
  const root = keptDocument()
  for (const damaged of ['', '{"a":', 'null']) {
    writeFileSync(join(root, '.cache/documents/documents.json'), damaged)
    expect(openDocumentCache(root).read(input)).toBeUndefined()
  }
})
