import { expect, test } from 'vitest'
import type { CompiledPage } from '#lib/compile/compile-page.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openStore } from '../disk/store.ts'
import { openPageCache } from './site-compiler.ts'

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
  siteLinks: [],
  includes: ['snippets/a.json'],
  isRead: true,
  diagnostics: [],
}

test.each([
  ['another text', 'key', { ...source, text: '# B' }],
  ['another file', 'key', { ...source, file: 'content/b.md' }],
  ['another compiler', 'key 2', source],
])('a page is cached, and not used for %s', (_, key, other) => {
  const store = openStore(temporaryFolder(), 'engine')
  const readSnippet = () => undefined
  const cache = openPageCache(store, { key: 'key', readSnippet })
  cache.write(source, page)
  expect(cache.read(source)).toEqual(page)
  expect(openPageCache(store, { key, readSnippet }).read(other)).toBeUndefined()
})

test('a page is used until a snippet that it includes changes', () => {
  const snippets = new Map([['snippets/a.json', '1']])
  const readSnippet = (path: string) => snippets.get(path)
  const cache = openPageCache(openStore(temporaryFolder(), 'engine'), { key: 'key', readSnippet })
  cache.write(source, page)
  snippets.set('snippets/other.json', '1')
  expect(cache.read(source)).toEqual(page)
  snippets.set('snippets/a.json', '2')
  expect(cache.read(source)).toBeUndefined()
})
