import { describe, expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { readSidebars } from './sidebar-file.ts'
import { childPages, generatedCategories, sidebarPlaces } from './sidebar-tree.ts'

const text = `
main:
  - { type: ref, label: API, path: /api }
  - { type: doc, label: Home, path: / }
  - type: category
    label: Scorecards
    link_type: doc
    link_path: /scorecards
    items:
      - { type: doc, label: Concepts, path: /scorecards/concepts }
      - { type: ref, label: API, path: /api }
      - type: category
        label: Apps
        link_type: none
        items:
          - { type: doc, label: Jira, path: /scorecards/jira }
  - type: category
    label: Providers
    link_type: generated-index
    link_path: /category/providers
    description: Every provider
    items:
      - { type: doc, label: One, path: /one }
      - { type: category, label: Nested, link_type: generated-index, link_path: /category/nested, items: [] }
      - { type: category, label: Label only, link_type: none, items: [] }
other:
  - { type: doc, label: API, path: /api }
`
const routes = ['/', '/api', '/one', '/scorecards', '/scorecards/concepts', '/scorecards/jira']
const pages = new Map(routes.map((route) => [route, `Page ${route}`]))
const { sidebars, diagnostics } = readSidebars('sidebars.yaml', text, pages, {})
const places = sidebarPlaces(sidebars)
const place = (route: string) => places.get(route as never)

test('the example is valid', () => {
  expect(diagnostics).toEqual([])
})

describe('the place of a page', () => {
  test('is in the sidebar that owns it', () => {
    expect(place('/api')?.sidebar).toBe('other')
    expect(place('/scorecards/jira')?.sidebar).toBe('main')
    expect(place('/nowhere')).toBeUndefined()
  })

  test('has breadcrumbs', () => {
    expect(place('/scorecards/jira')?.breadcrumbs).toEqual([
      { label: 'Scorecards', route: '/scorecards' },
      { label: 'Apps', route: undefined },
      { label: 'Jira', route: '/scorecards/jira' },
    ])
    expect(place('/scorecards')?.breadcrumbs).toEqual([{ label: 'Scorecards', route: '/scorecards' }])
  })

  test('has the short names of pages in breadcrumbs and links', () => {
    const shortNames = new Map([
      ['/scorecards' as RoutePath, 'Scores'],
      ['/scorecards/concepts' as RoutePath, 'Basics'],
    ])
    const short = sidebarPlaces(sidebars, shortNames)
    const jira = short.get('/scorecards/jira' as RoutePath)
    expect(jira?.breadcrumbs.map(({ label }) => label)).toEqual(['Scores', 'Apps', 'Jira'])
    expect(jira?.previous?.label).toBe('Basics')
    expect(short.get('/' as RoutePath)?.next?.label).toBe('Scores')
    expect(short.get('/scorecards' as RoutePath)?.breadcrumbs).toEqual([{ label: 'Scores', route: '/scorecards' }])
  })

  test('follows reading order, through categories, past links to other pages', () => {
    const order: string[] = []
    for (let route: string | undefined = '/'; route !== undefined; route = place(route)?.next?.route) order.push(route)
    expect(order).toEqual([
      '/',
      '/scorecards',
      '/scorecards/concepts',
      '/scorecards/jira',
      '/category/providers',
      '/one',
      '/category/nested',
    ])
    for (const [index, route] of order.entries()) expect(place(route)?.previous?.route).toBe(order[index - 1])
  })

  test('has no links to another sidebar', () => {
    expect(place('/api')).toMatchObject({ previous: undefined, next: undefined })
  })
})

test('generated categories list their direct children that have a page', () => {
  expect(sidebars.flatMap(({ items }) => generatedCategories(items))).toEqual([
    {
      route: '/category/providers',
      label: 'Providers',
      description: 'Every provider',
      items: [
        { label: 'One', route: '/one' },
        { label: 'Nested', route: '/category/nested' },
      ],
    },
    { route: '/category/nested', label: 'Nested', description: undefined, items: [] },
  ])
})

test('the pages of a category without a page belong to the category around it', () => {
  const children = new Map(sidebars.flatMap(({ items }) => [...childPages(items)]))
  expect(children.get('/scorecards' as RoutePath)?.map(({ route }) => route)).toEqual([
    '/scorecards/concepts',
    '/api',
    '/scorecards/jira',
  ])
  expect(children.get('/category/providers' as RoutePath)).toHaveLength(2)
})
