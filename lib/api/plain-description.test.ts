import { expect, test } from 'vitest'
import { linksIn, plainDescription } from './plain-description.ts'

test.each([
  [
    'Returns a `run` with its inputs and its [logs](/logs), newest first. More follows.',
    'Returns a run with its inputs and its logs, newest first',
  ],
  [
    'Some kinds, e.g. users, are left out when you ask for none. More.',
    'Some kinds, e.g. users, are left out when you ask for none',
  ],
  [
    'Deletes an entity. You need the permission to do so, as always.',
    'Deletes an entity. You need the permission to do so, as always',
  ],
  ['# Heading\n\nWhat it\ndoes.', 'What it does'],
  ['Is it over? Yes.', 'Is it over? Yes'],
  ['- only\n- a list', 'onlya list'],
  ['', ''],
])('%j', (markdown, expected) => {
  expect(plainDescription(markdown)).toBe(expected)
})

test('a sentence that does not fit is left out entirely', () => {
  expect(
    plainDescription(`Deletes a page. ${'It names a page that links here. '.repeat(5).replaceAll('. ', ', ')}.`),
  ).toBe('Deletes a page')
})

test('a long sentence is truncated at a word boundary', () => {
  const description = plainDescription(`${'a word, and '.repeat(30)}end.`)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/(?:word|and|a)…$/)
})

test('links of all kinds are returned, except those in code', () => {
  expect(linksIn('[a](/a) <https://b.example> ![c](/c.png) `[d](/d)`\n\n[e]: /e')).toEqual([
    '/a',
    'https://b.example',
    '/c.png',
    '/e',
  ])
})
