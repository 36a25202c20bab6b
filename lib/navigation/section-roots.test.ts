import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { sectionRoots } from './section-roots.ts'
import type { SidebarItem } from './sidebar-file.ts'

const page = (route: string, owned = true): SidebarItem => ({
  kind: 'page',
  label: route,
  route: route as RoutePath,
  owned,
})
const category = (route: string | undefined, items: SidebarItem[]): SidebarItem => ({
  kind: 'category',
  label: 'Category',
  link: route === undefined ? undefined : { route: route as RoutePath, generated: false, description: undefined },
  items,
})
const roots = (items: SidebarItem[], routes: string[], taken: string[] = []) =>
  Object.fromEntries(
    sectionRoots([[{ id: 'main', items }]], new Set(routes), new Set(taken)).map(({ from, to }) => [from, to]),
  )

test('a section leads to the first page that its sidebar lists of it, at any depth', () => {
  const items = [
    page('/api/intro', false),
    category('/solutions/overview', [page('/solutions/security/scan'), page('/solutions/security/overview')]),
    category(undefined, [page('/api/calls/first')]),
  ]
  const routes = ['/solutions/security/overview', '/solutions/security/scan', '/solutions/overview', '/api/calls/first']
  expect(roots(items, routes)).toEqual({
    '/solutions': '/solutions/overview',
    '/solutions/security': '/solutions/security/scan',
    '/api': '/api/calls/first',
    '/api/calls': '/api/calls/first',
  })
})

test('a folder whose pages are mostly in no sidebar leads to the page above it, or to its first page', () => {
  const items = [page('/guides/all/c')]
  expect(roots(items, ['/guides', '/guides/all/a', '/guides/all/b', '/guides/all/c'])).toEqual({
    '/guides/all': '/guides',
  })
  expect(roots([], ['/', '/guides/all/b', '/guides/all/a'])).toEqual({
    '/guides': '/guides/all/a',
    '/guides/all': '/guides/all/a',
  })
})

test('pages, files, and paths that are redirected by hand keep their addresses', () => {
  expect(roots([page('/a/b')], ['/a', '/a/b', '/c/d', '/e/f'], ['/c', '/e'])).toEqual({})
  expect(roots([], ['/', '/top'])).toEqual({})
  expect(roots([page('/a/missing'), page('/a/b')], ['/a/b'])).toEqual({ '/a': '/a/b' })
})

test('they are temporary, since a page can take the place of each', () => {
  expect(sectionRoots([], new Set(['/a/b']), new Set())).toEqual([{ from: '/a', to: '/a/b', isTemporary: true }])
})
