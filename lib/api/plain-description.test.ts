import { expect, test } from 'vitest'
import { linksIn, plainDescription, plainMarkdown } from './plain-description.ts'

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
  [
    "<p>Retrieves the <code>Balance</code> of an <a href='/x'>account</a>.</p><p>More.</p>",
    'Retrieves the Balance of an account',
  ],
  ['<h2>Heading</h2>What it<br>does', 'Heading What it does'],
  [
    'Send it as Bearer <token>, with each call to the API. More.',
    'Send it as Bearer <token>, with each call to the API',
  ],
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

test('HTML is read as text', () => {
  expect(plainMarkdown('Get <b>all</b> runs<br/>of `a`')).toBe('Get all runs of a')
  expect(plainMarkdown('Get a List<Item>')).toBe('Get a List<Item>')
})

test('links of all kinds are returned, except those in code', () => {
  expect(linksIn('[a](/a) <https://b.example> ![c](/c.png) `[d](/d)`\n\n[e]: /e')).toEqual([
    '/a',
    'https://b.example',
    '/c.png',
    '/e',
  ])
  expect(linksIn("A <a href='/a'>*b*</a>\n\n<p><a href=/c>d</a> <img src='/e.png'></p>\n\n`<a href=\"/f\">`")).toEqual([
    '/a',
    '/c',
    '/e.png',
  ])
})
