import { expect, test } from 'vitest'
import { glossaryLinks, questionLinks } from './data-links.ts'

test('links have their places in the file; terms without a link have none', () => {
  const text =
    '# Terms\na:\n  term: A\n  href: /a#b\nb:\n  href: "/{brand}-api"\nc:\n  term: C\nd: 1\ne:\n  href: no/path\n'
  expect(glossaryLinks(text, { brand: 'slipway' })).toEqual([
    { href: '/a#b', line: 4, column: 9 },
    { href: '/slipway-api', line: 6, column: 10 },
  ])
})

test('the pages and headings of questions are links', () => {
  const text = "# Questions\n/a#b:\n  - what is a b\n'/{brand}-api': [how do i call it]\nno/path: [a]\n"
  expect(questionLinks(text, { brand: 'slipway' })).toEqual([
    { href: '/a#b', line: 2, column: 1 },
    { href: '/slipway-api', line: 4, column: 2 },
  ])
})

test.each(['', '- a\n', 'a: {\n'])('a missing or invalid file (%j) has no links', (text) => {
  expect(glossaryLinks(text, {})).toEqual([])
  expect(questionLinks(text, {})).toEqual([])
})
