import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { operationUse } from './operation-use.ts'

const operation = (slug: string) => ({
  slug,
  summary: slug.toUpperCase(),
  method: 'get',
  route: `/api-reference/${slug}` as RoutePath,
})
const linksTo = (hrefs: readonly string[]) => hrefs.map((href) => ({ href }))
const page = (route: string, hrefs: readonly string[] = [], version?: string, inPartials: readonly string[] = []) => ({
  route: route as RoutePath,
  title: `Page ${route}`,
  type: route.startsWith('/guides/') ? 'Guide' : 'Doc',
  version,
  compiled: { links: linksTo(hrefs), siteLinks: linksTo(inPartials) },
})

test('calls come before links; each operation is listed once', () => {
  const pages = [
    page('/a', ['/api-reference/one#body', 'https://x.example', '/api-reference/two']),
    page('/b', ['/api-reference/two/']),
    page('/c', ['/b']),
    page('/1.0/a', ['/api-reference/one'], '1.0'),
  ]
  const calls = new Map([['/a' as RoutePath, ['two', 'gone']]])
  const { pagesOf, operationsOf } = operationUse(pages, [operation('one'), operation('two')], calls)
  expect([...operationsOf].map(([route, used]) => `${route}: ${used.map(({ title }) => title).join(', ')}`)).toEqual([
    '/a: TWO, ONE',
    '/b: TWO',
    '/1.0/a: ONE',
  ])
  expect(Object.fromEntries(pagesOf)).toEqual({
    one: [{ title: 'Page /a', route: '/a' }],
    two: [
      { title: 'Page /a', route: '/a' },
      { title: 'Page /b', route: '/b' },
    ],
  })
})

test('links in partials count, too', () => {
  const pages = [page('/a', ['/api-reference/one'], undefined, ['/api-reference/two/', '/api-reference/one/'])]
  const { pagesOf, operationsOf } = operationUse(pages, [operation('one'), operation('two')], new Map())
  expect(operationsOf.get('/a' as RoutePath)?.map(({ slug }) => slug)).toEqual(['two', 'one'])
  expect([...pagesOf.keys()]).toEqual(['two', 'one'])
})

test('the pages of an operation: guides first, then those that call it, then those about the fewest others', () => {
  const [one, two] = ['/api-reference/one', '/api-reference/two']
  const pages = [page('/both', [one, two]), page('/links', [one]), page('/calls', [two]), page('/guides/a', [one, two])]
  const { pagesOf } = operationUse(
    pages,
    [operation('one'), operation('two')],
    new Map([['/calls' as RoutePath, ['one']]]),
  )
  expect(pagesOf.get('one')?.map(({ route }) => route)).toEqual(['/guides/a', '/calls', '/links', '/both'])
})
