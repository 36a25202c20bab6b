import { expect, test } from 'vitest'
import { linksIn, plainDescription } from './plain-description.ts'

test.each([
  ['Returns a `run` and its [logs](/logs). More follows.', 'Returns a run and its logs'],
  ['Some kinds, e.g. users, are left out. More.', 'Some kinds, e.g. users, are left out'],
  ['# Heading\n\nWhat it\ndoes.', 'What it does'],
  ['Is it over? Yes.', 'Is it over?'],
  ['- only\n- a list', 'onlya list'],
  ['', ''],
])('%j', (markdown, expected) => {
  expect(plainDescription(markdown)).toBe(expected)
})

test('a long sentence is cut between words', () => {
  const plain = plainDescription(`${'a word, and '.repeat(30)}end.`)
  expect(plain.length).toBeLessThanOrEqual(160)
  expect(plain).toMatch(/(?:word|and|a)…$/)
})

test('links of all kinds are found, those in code are none', () => {
  expect(linksIn('[a](/a) <https://b.example> ![c](/c.png) `[d](/d)`\n\n[e]: /e')).toEqual([
    '/a',
    'https://b.example',
    '/c.png',
    '/e',
  ])
})
