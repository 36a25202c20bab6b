import { expect, test } from 'vitest'
import type { RoutePath } from '../pages/route.ts'
import { type AnsweredFile, checkReaderAnswers } from './reader-answers.ts'

const file: AnsweredFile = {
  file: 'content/questions/docks.yaml',
  links: [
    { href: '/docks#limits', line: 1, column: 1 },
    { href: '/docks/', line: 5, column: 1 },
    { href: '/category/boats', line: 9, column: 1 },
    { href: '/api/docks', line: 11, column: 1 },
  ],
  codes: [
    { link: '/docks#limits', code: 'max_boats', line: 4, column: 20 },
    { link: '/docks#limits', code: 'most_boats', line: 4, column: 40 },
    { link: '/api/docks', code: 'id', line: 12, column: 3 },
  ],
}
const site = {
  questionFiles: [file],
  pages: [{ route: '/docks', compiled: { markdown: 'Set `max\\_boats`.' } }],
  generatedPages: [{ route: '/api/docks' as RoutePath, anchors: () => [] }],
  generatedRoutes: new Set(['/category/boats', '/api/docks']),
  files: new Set<string>(),
}

test('an address that isn’t a page’s, and code that isn’t on the page, are reported at their place', () => {
  const found = checkReaderAnswers(site).map(
    ({ severity, code, line, column, message }) => `${severity} ${code} ${line}:${column} ${message}`,
  )
  expect(found).toEqual([
    'error question-unplaced 5:1 Ask AI doesn’t read “/docks/”, so nobody gets these answers.',
    'error question-unplaced 9:1 Ask AI doesn’t read “/category/boats”, so nobody gets these answers.',
    'warning answer-code 4:40 The answer says “most_boats”, which isn’t on the page /docks.',
  ])
})
