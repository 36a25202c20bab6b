import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { siteLinks } from './site-links.ts'

test('links to pages of the site, with their texts', () => {
  const tree = h(null, [
    h('p', ['Read ', h('a', { href: '/a#b' }, ['the ', h('code', 'access'), '\ntoken']), '.']),
    h('a', { href: 'https://example.com' }, 'elsewhere'),
    h('a', { href: '//example.com' }, 'elsewhere'),
    h('a', { href: '#here' }, 'here'),
    h('a', { href: '/c' }, h('img', { src: '/x.png' })),
    h('a', { href: '/d' }, 'a whole sentence '.repeat(6)),
  ])
  expect(siteLinks(tree)).toEqual([{ href: '/a#b', text: 'the access token' }])
})
