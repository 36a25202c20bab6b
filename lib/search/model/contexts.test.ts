import { expect, test } from 'vitest'
import type { RoutePath } from '../../pages/route.ts'
import { contextOf, searchContexts } from './contexts.ts'

const page = (route: string, ...labels: string[]) => ({
  unversionedRoute: route as RoutePath,
  title: route,
  breadcrumbs: labels.map((label) => ({ label })),
})

test('a part of the site is what has pages below it, called as the menu or the sidebar does', () => {
  const pages = [
    page('/', 'Overview'),
    page('/security', 'Security'),
    page('/guides', 'How-to guides'),
    page('/guides/all/x', 'How-to guides', 'X'),
    page('/catalog/a', 'Build a catalog', 'A'),
    page('/catalog/b', 'Build a catalog', 'B'),
    page('/catalog/c', 'Elsewhere'),
    page('/bare/a'),
  ]
  expect(searchContexts(pages, { guides: 'Guides' })).toEqual([
    { id: 'bare', label: 'bare' },
    { id: 'catalog', label: 'Build a catalog' },
    { id: 'guides', label: 'Guides' },
    { id: '_other', label: 'Other pages' },
  ])
  expect(searchContexts([page('/bare/a')], {})).toEqual([{ id: 'bare', label: 'bare' }])
})

test.each([
  ['/', ''],
  ['/security', 'security'],
  ['/guides/all/x', 'guides'],
])('the context of %s is “%s”', (route, context) => {
  expect(contextOf(route as RoutePath)).toBe(context)
})
