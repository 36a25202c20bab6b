import { expect, test } from 'vitest'
import { defaultPageKinds } from '#lib/config/complete-config.ts'
import { type ComputedPage, contentSource } from '../../contentlayer.config.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { runContentlayer } from './run-contentlayer.ts'

// contentlayer's library is called below its command line: its effect runtime, its cache of documents, and the builder
// that is handed to `markdown`. An upgrade that changes one of them fails here.

const page = (keys: string) => `---\r\ntitle: About {product}\r\n${keys}---\r\n\r\nText that nobody compiles.\r\n`
const described =
  'description: Everything that you can do with the portal, in one place\r\nkind: concept\r\ntags: [start]\r\n'

async function documentsOf(text: string) {
  const root = temporaryFolder({ 'content/about.md': `\uFEFF${text}`, 'content/tags.yaml': 'not: a page' })
  // Only these parts of a site are used.
  const site = {
    root,
    config: { pageKinds: defaultPageKinds },
    lists: { tags: ['start'], themes: [], technologies: [], facets: {} },
    files: ['about.md'],
    pages: [{ contentPath: 'about.md', compiled: { html: '<p>Compiled</p>' } }],
  } as unknown as LoadedSite
  const computed = { url: '/about', sourceFile: 'content/about.md' } as unknown as ComputedPage
  const source = await contentSource(site, new Map([['about.md', computed]]))(undefined)
  return runContentlayer(root, source, { product: 'Slipway' })
}

test('a document has its fields, computed fields, and compiled body', async () => {
  const documents = await documentsOf(page(described))
  expect(documents).toMatchObject([
    {
      type: 'Doc',
      title: 'About Slipway',
      url: '/about',
      body: { html: '<p>Compiled</p>' },
      _raw: { sourceFilePath: 'about.md' },
    },
  ])
  expect([...(documents[0]?.tags ?? [])]).toEqual(['start'])
})

test.each([
  ['a missing field', ''],
  ['an unknown field', `${described}owner: payments\r\n`],
])('%s is refused', async (_, keys) => {
  await expect(documentsOf(page(keys))).rejects.toThrow('contentlayer refuses the content')
})
