import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import type { PageData } from '../site/manifest.ts'
import { listMarkdownVersion, pageMarkdownVersion } from './markdown-version.ts'
import { markdownVersionPath } from './markdown-version-path.ts'

const origin = 'https://docs.example'
const route = '/a/b' as RoutePath
const head = { route, title: 'A *page*', description: 'About 1 < 2.' }

test('a Markdown version is next to its page', () => {
  expect(['/', '/a/b', '/1.0'].map((path) => markdownVersionPath(path as RoutePath))).toEqual([
    '/index.md',
    '/a/b.md',
    '/1.0.md',
  ])
})

test('title, description, URL, and date come before the body, and the operations that it calls after it', () => {
  const operations = [{ slug: 'c', title: 'Create', method: 'post', route: '/api-reference/c' as RoutePath }]
  const page = { ...head, lastUpdated: '2026-11-20', operations } as unknown as PageData
  expect(pageMarkdownVersion(page, 'Body.', origin)).toMatchInlineSnapshot(`
    "# A \\*page\\*

    > About 1 < 2.

    - Address: <https://docs.example/a/b/>
    - Last updated: 2026-11-20

    Body.

    ## API operations on this page

    - [POST Create](https://docs.example/api-reference/c/)
    "
  `)
  expect(pageMarkdownVersion({ ...page, lastUpdated: undefined, operations: [] }, '', origin)).toMatchInlineSnapshot(`
    "# A \\*page\\*

    > About 1 < 2.

    - Address: <https://docs.example/a/b/>
    "
  `)
})

test('a page that only lists others names them with their descriptions', () => {
  const pages = [
    { route: '/a' as RoutePath, title: 'A', description: 'About A' },
    { route: '/' as RoutePath, title: 'Home', description: '' },
  ]
  expect(listMarkdownVersion(head, pages, origin)).toMatchInlineSnapshot(`
    "# A \\*page\\*

    > About 1 < 2.

    - Address: <https://docs.example/a/b/>

    - [A](https://docs.example/a/): About A
    - [Home](https://docs.example/)
    "
  `)
})
