import { expect, test } from 'vitest'
import { linkTexts, popularRoutes } from './link-texts.ts'

const pages = [
  {
    route: '/x',
    links: [
      { href: '/a/#b', text: 'sign in' },
      { href: '/a#b', text: 'sign in' },
      { href: '/a?x=1#gone', text: 'users' },
    ],
  },
  {
    route: '/y',
    links: [
      { href: '/a#b', text: 'sign in' },
      { href: '/x', text: 'X' },
      { href: '/y#z', text: 'below' },
      { href: '/nowhere', text: 'nothing' },
    ],
  },
]

test('what pages call the places that they link to, with the number of pages', () => {
  expect([...linkTexts(pages, new Set(['/a', '/a#b', '/x', '/y', '/y#z']))]).toEqual([
    ['/a#b', [['sign in', 2]]],
    ['/a', [['users', 1]]],
    ['/x', [['X', 1]]],
  ])
})

test('the pages that most pages link to come first, equal ones by their addresses', () => {
  const routes = new Set(['/a', '/x', '/y'])
  expect(popularRoutes(pages, routes, 5)).toEqual(['/a', '/x'])
  expect(popularRoutes(pages, routes, 1)).toEqual(['/a'])
})
