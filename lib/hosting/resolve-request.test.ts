import { expect, test } from 'vitest'
import type { Redirect } from '../navigation/redirect-file.ts'
import { resolveRequest } from './resolve-request.ts'

const files = new Set(['/index.html', '/guides/index.html', '/guides.md', '/404.html', '/_headers', '/old/index.html'])
const redirects = [
  { from: '/old', to: '/guides' },
  { from: '/section', to: '/guides', isTemporary: true },
] as Redirect[]

test.each([
  ['/', 'file /index.html'],
  ['/guides/', 'file /guides/index.html'],
  ['/guides', 'redirect /guides/'],
  ['/guides.html', 'redirect /guides/'],
  ['/guides/index.html', 'redirect /guides/'],
  ['/index.html', 'redirect /'],
  ['/guides.md', 'file /guides.md'],
  ['/404.html', 'file /404.html'],
  ['/old', 'redirect /guides/'],
  ['/old/', 'redirect /guides/'],
  ['/none', 'missing'],
  ['/none/', 'missing'],
  ['/none.html', 'missing'],
  ['/none/index.html', 'redirect /none/'],
  ['/_headers', 'missing'],
  ['/guides\0.md', 'missing'],
  ['//guides', 'redirect /guides'],
  ['/guides//all///x', 'redirect /guides/all/x'],
  ['/../guides', 'missing'],
  ['/\\guides', 'missing'],
])('%s: %s', (path, expected) => {
  const response = resolveRequest(path, (file) => files.has(file), redirects)
  const { kind } = response
  expect([kind, kind === 'file' ? response.path : kind === 'redirect' ? response.to : []].flat().join(' ')).toBe(
    expected,
  )
})

test('only a section is redirected temporarily, because a page can take its place', () => {
  const statusOf = (path: string) => {
    const response = resolveRequest(path, (file) => files.has(file), redirects)
    return response.kind === 'redirect' ? response.status : undefined
  }
  expect(['/old', '/section', '/section/', '/guides'].map(statusOf)).toEqual([301, 302, 302, 301])
})
