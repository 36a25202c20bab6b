import { expect, test } from 'vitest'
import { stemmedWord } from './stemmed-word.ts'

test.each([
  ['queries', 'queri', 'quer'],
  ['query', 'queri', 'quer'],
  ['relations', 'relat', 'relat'],
  ['api', 'api', 'api'],
])('“%s” has the stem “%s” and the root “%s”', (term, stem, root) => {
  expect(stemmedWord(term)).toEqual({ term, stem, root })
})
