import { expect, test } from 'vitest'
import { pageKinds } from './page-kinds.ts'

const page = (path: string, body: string) => ({ path, title: path, description: '', body })

test('takes the shortest, the longest, and the first from the middle on that links to another page', () => {
  const pages = [
    page('index', ''),
    page('e', 'e'.repeat(90)),
    page('a', 'a'),
    page('c', `${'c'.repeat(30)} [itself](/c)`),
    page('d', `${'d'.repeat(40)} [nowhere](/x), [home](/) and [a page](/b)`),
    page('b', 'bb'),
  ]
  const { home, short, median, longest, linked } = pageKinds(pages)
  expect([home, short, median, longest, linked].map(({ path }) => path)).toEqual(['index', 'a', 'd', 'e', 'b'])
})

test('refuses pages without links', () => {
  expect(() => pageKinds([page('index', ''), page('a', 'a')])).toThrow('links to another page')
})
