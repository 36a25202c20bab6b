import { expect, test } from 'vitest'
import { incomingLinks } from './link-texts.ts'

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

const { texts, counts } = incomingLinks(pages, new Set(['/a', '/a#b', '/x', '/y', '/y#z']))

test('what pages call the places that they link to, with the number of pages', () => {
  expect([...texts]).toEqual([
    ['/a#b', [['sign in', 2]]],
    ['/a', [['users', 1]]],
    ['/x', [['X', 1]]],
  ])
})

test('how many other pages link to a page, whatever part of it they link to', () => {
  expect([...counts]).toEqual([
    ['/a', 2],
    ['/x', 1],
  ])
})
