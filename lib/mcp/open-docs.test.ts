import { expect, test } from 'vitest'
import { openDocs } from './open-docs.ts'

const files: Readonly<Record<string, string>> = {
  '/index.html': '',
  '/index.md': '# Home',
  '/guides/index.html': '',
  '/guides.md': '# Guides',
  '/guides/set-up/index.html': '',
  '/guides/set-up.md': '# Set up',
  '/search/index.html': '',
  '/api/create-a-team/index.html': '',
  '/api/create-a-team.md': '# Create a team',
  '/_redirects': '/old /guides/set-up/#first-step 302\n',
  '/_parts/site-index.json': JSON.stringify([
    { route: '/guides/set-up', title: 'Set up' },
    { route: '/api/create-a-team', title: 'Create a team' },
  ]),
  '/apispec.json': JSON.stringify({
    openapi: '3.1.0',
    paths: { '/teams': { post: { operationId: 'create_team', summary: 'Create a team', tags: ['Teams'] } } },
    components: { schemas: { Team: { type: 'object' } } },
  }),
}

function siteFiles(all: Readonly<Record<string, string>> = files) {
  return {
    has: (path: string) => path in all,
    async readText(path: string) {
      const text = all[path]
      if (text === undefined) throw new Error(path)
      return text
    },
    readBytes: (path: string) => Promise.reject(new Error(path)),
  }
}

test.each([
  ['/guides/set-up/', '/guides/set-up'],
  ['guides/set-up', '/guides/set-up'],
  ['/guides/set-up.md', '/guides/set-up'],
  [' https://docs.example/guides/set-up/?x=1 ', '/guides/set-up'],
  ['/', '/'],
  ['https://docs.example', '/'],
  ['/index.md', '/'],
  ['/old', '/guides/set-up'],
])('%s is the page %s', async (address, route) => {
  expect(await openDocs(siteFiles()).readPage(address)).toMatchObject({ route })
})

test('an anchor comes from the address, and else from the redirect', async () => {
  const docs = openDocs(siteFiles())
  expect(await docs.readPage('/old')).toMatchObject({ anchor: 'first-step' })
  expect(await docs.readPage('/old#last%20step')).toMatchObject({ anchor: 'last step' })
  expect(await docs.readPage('/guides/')).toMatchObject({ anchor: undefined })
})

test('for a path that is no page, similar pages are returned', async () => {
  const docs = openDocs(siteFiles())
  expect(await docs.readPage('/guides/set-upp')).toEqual({ near: [{ route: '/guides/set-up', title: 'Set up' }] })
  // A page of the site without a Markdown version, and paths that must not leave the folder.
  for (const address of ['/search/', '/../package.json', '/%2e%2e%2fpackage', '/%ff'])
    expect(await docs.readPage(address)).toEqual({ near: [] })
})

test('operations have their pages, and schemas their names', async () => {
  const docs = openDocs(siteFiles())
  expect(await docs.operations()).toMatchObject([
    { method: 'post', path: '/teams', operationId: 'create_team', tag: 'Teams', route: '/api/create-a-team' },
  ])
  expect(await docs.schemas()).toEqual({ Team: { type: 'object' } })
})

test('a site without an API has neither', async () => {
  const { '/apispec.json': _, ...rest } = files
  const docs = openDocs(siteFiles(rest))
  expect(await docs.operations()).toEqual([])
  expect(await docs.schemas()).toEqual({})
})

test('what could not be read is tried again', async () => {
  let failing = true
  const { readText, ...others } = siteFiles()
  const docs = openDocs({
    ...others,
    readText: (path) => (failing ? Promise.reject(new Error('busy')) : readText(path)),
  })
  await expect(docs.schemas()).rejects.toThrow('busy')
  failing = false
  expect(await docs.schemas()).toEqual({ Team: { type: 'object' } })
})
