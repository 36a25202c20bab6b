import { expect, test } from 'vitest'
import { pageData } from '../../tests/support/page-summary.ts'
import type { RoutePath } from '../pages/route.ts'
import { describeDocs } from './describe-doc.ts'
import type { Manifest, PageData } from './manifest.ts'

const route = (path: string) => path as RoutePath

const category = { label: 'Tools', route: '/tools', items: [], sidebar: 'main', part: 'main.2', version: undefined }
const categories = [category] as unknown as Manifest['categories']
const describedWith = (data: PageData) => describeDocs([pageData('/'), pageData('/a'), data], categories)

test('a page names the part of its sidebar within its version', () => {
  const place = { part: 'main.1' } as PageData['place']
  const data = pageData('/v1/a', { sidebar: 'main', place, version: 'v1', unversionedRoute: route('/a') })
  expect(describedWith(data).get(data.route)).toMatchObject({
    sidebarNames: { whole: 'v1/main', part: 'v1/main.1' },
    currentRoute: '/a',
  })
})

test('a page that the current version does not have links to its start page', () => {
  const data = pageData('/v1/gone', { version: 'v1', unversionedRoute: route('/gone') })
  expect(describedWith(data).get(data.route)).toMatchObject({ sidebarNames: undefined, currentRoute: '/' })
})

test('a category page has its own description, or one derived from its label', () => {
  expect(describeDocs([], categories).get(route('/tools'))).toMatchObject({
    summary: { title: 'Tools', description: 'Pages about Tools' },
    sidebarNames: { whole: 'main', part: 'main.2' },
  })
})

test('pages come first, and categories after them', () => {
  expect([...describedWith(pageData('/z')).keys()]).toEqual(['/', '/a', '/z', '/tools'])
})
