import { describe, expect, test } from 'vitest'
import { normalizeRoute, routeOfFile } from './route.ts'

describe('normalized paths', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/a/index', '/a'],
    ['/a/b?q=/c/#d', '/a/b'],
    ['/a#b?c', '/a'],
    ['/search-index', '/search-index'],
    ['/a.html/b', '/a.html/b'],
  ])('%j → %s', (path, expected) => {
    expect(normalizeRoute(path)).toBe(expected)
    expect(normalizeRoute(expected)).toBe(expected)
  })
})

describe('the route of a file', () => {
  test.each([
    ['index.mdx', '/', undefined],
    ['a.md', '/a', undefined],
    ['a/b.mdx', '/a/b', undefined],
    ['a/index.md', '/a', undefined],
    ['a/index/index.md', '/a', undefined],
    ['a/my-index.md', '/a/my-index', undefined],
    ['api-reference/{brand}-api.mdx', '/api-reference/slipway-api', undefined],
    ['{brand}/x.md', '/slipway/x', undefined],
    ['versions/1.0/index.md', '/1.0', '1.0'],
    ['versions/1.0/a/b.md', '/1.0/a/b', '1.0'],
    ['versions/1.0/a/index.mdx', '/1.0/a', '1.0'],
    ['docs/versions/1.0/a.md', '/docs/versions/1.0/a', undefined],
  ])('%s → %s in version %s', (file, route, version) => {
    expect(routeOfFile(file, { brand: 'slipway' })).toEqual({ route, version })
  })
})
