import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CompiledPage } from '#lib/markdown/compile-page.ts'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { createPageCache, engineHash, sha256 } from './page-cache.ts'
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
  sections: [],
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

describe('the hash of the engine', () => {
  const files = {
    'lib/markdown/a.ts': '1',
    'components/mdx/b.ts': '1',
    'schema/c.ts': '1',
    'scripts/samples/e.ts': '1',
    'site.config.ts': '1',
    'package-lock.json': '1',
    'content/glossary.yaml': '1',
    'content/images/d.png': '1',
  }

  test.each(Object.keys(files))('changes with %s', (path) => {
    const root = temporaryFolder(files)
    const before = engineHash(root)
    writeFiles(root, { [path]: '2' })
    expect(engineHash(root)).not.toBe(before)
  })

  test('changes with the name of a source or an image', () => {
    const { 'content/images/d.png': image, ...rest } = files
    const { 'lib/markdown/a.ts': code, ...other } = files
    const hashes = [files, { ...rest, 'content/images/e.png': image }, { ...other, 'lib/markdown/z.ts': code }].map(
      (all) => engineHash(temporaryFolder(all)),
    )
    expect(new Set(hashes).size).toBe(3)
  })

  test('does not change with a page, a test or a fixture', () => {
    const root = temporaryFolder(files)
    const before = engineHash(root)
    writeFiles(root, { 'content/a.md': '1', 'lib/markdown/a.test.ts': '1', 'lib/markdown/fixtures/a.md': '1' })
    expect(engineHash(root)).toBe(before)
  })

  test('is the same in another folder', () => {
    expect(engineHash(temporaryFolder(files))).toBe(engineHash(temporaryFolder(files)))
  })
})

test('parts of a hash do not run into each other', () => {
  expect(sha256('ab', 'c')).not.toBe(sha256('a', 'bc'))
  expect(sha256('a')).toMatch(/^[0-9a-f]{32}$/)
})
