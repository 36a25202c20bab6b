import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CompiledPage } from '#lib/markdown/compile-page.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { createPageCache, sha256 } from './page-cache.ts'
import { listFiles } from './read-files.ts'

const source = { file: 'content/a.md', text: '# A' }
const page: CompiledPage = {
  html: '<p>é & \uE000</p>',
  headings: [],
  words: 3,
  links: [],
  images: [],
  outline: [],
  prose: [],
  samples: [],
  partials: [],
  menuPaths: [],
  markdown: '',
  sections: [],
  passages: [],
  includes: [],
  diagnostics: [],
}

describe('a page in the cache', () => {
  test('comes back as it was, in another process and another clone', () => {
    const root = temporaryFolder()
    createPageCache(root, 'engine', () => undefined).write(source, page)
    expect(createPageCache(root, 'engine', () => undefined).read(source)).toEqual(page)
  })

  test.each([
    ['another text', 'engine', { ...source, text: '# B' }],
    ['another file', 'engine', { ...source, file: 'content/b.md' }],
    ['another engine', 'engine 2', source],
  ])('is not used for %s', (_, engine, other) => {
    const root = temporaryFolder()
    createPageCache(root, 'engine', () => undefined).write(source, page)
    expect(createPageCache(root, engine, () => undefined).read(other)).toBeUndefined()
  })

  test('is used until a snippet that it includes changes, appears or goes', () => {
    const root = temporaryFolder()
    const snippets = new Map([['snippets/a.json', '1']])
    const cache = createPageCache(root, 'engine', (path) => snippets.get(path))
    const including = { ...page, includes: ['snippets/a.json', 'snippets/missing.json'] }
    cache.write(source, including)
    expect(cache.read(source)).toEqual(including)
    snippets.set('snippets/other.json', '1')
    expect(cache.read(source)).toEqual(including)
    snippets.set('snippets/missing.json', '')
    expect(cache.read(source)).toBeUndefined()
    snippets.delete('snippets/missing.json')
    snippets.set('snippets/a.json', '2')
    expect(cache.read(source)).toBeUndefined()
    snippets.delete('snippets/a.json')
    expect(cache.read(source)).toBeUndefined()
  })

  test.each(['', '{', 'null', '{}', '{"includes":{}}'])('that was damaged to %j counts as absent', (damage) => {
    const root = temporaryFolder()
    const cache = createPageCache(root, 'engine', () => undefined)
    cache.write(source, page)
    const folder = join(root, '.cache/pages')
    const [name = ''] = listFiles(folder)
    writeFiles(folder, { [name]: damage })
    expect(cache.read(source)).toBeUndefined()
  })
})

test('parts of a hash do not run into each other', () => {
  expect(sha256('ab', 'c')).not.toBe(sha256('a', 'bc'))
  expect(sha256('a')).toMatch(/^[0-9a-f]{32}$/)
})
