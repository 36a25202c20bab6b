import { expect, test } from 'vitest'
import { glossaryLinks } from './glossary-links.ts'

test('links have their places in the file; terms without a link have none', () => {
  const text =
    '# Terms\na:\n  term: A\n  href: /a#b\nb:\n  href: "/{brand}-api"\nc:\n  term: C\nd: 1\ne:\n  href: no/path\n'
  expect(glossaryLinks(text, { brand: 'slipway' })).toEqual([
    { href: '/a#b', line: 4, column: 9 },
    { href: '/slipway-api', line: 6, column: 10 },
  ])
})

test.each(['', '- a\n', 'a: {\n'])('a missing or invalid file (%j) has no links', (text) => {
  expect(glossaryLinks(text, {})).toEqual([])
})
