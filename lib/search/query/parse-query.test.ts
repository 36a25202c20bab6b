import { expect, test } from 'vitest'
import { withoutQuestionStart } from './parse-query.ts'

test.each([
  ['what is a blueprint', 'a blueprint'],
  ['How do I delete all entities', 'delete all entities'],
  ['how can we delete them', 'delete them'],
  ['how to delete an entity', 'how to delete an entity'],
  ['how do i', 'how do i'],
])('“%s” asks for “%s”', (query, rest) => {
  expect(withoutQuestionStart(query)).toBe(rest)
})
