import { expect, test } from 'vitest'
import { exampleQuestions } from './example-questions.ts'

test('asks what the first terms mean that have a page, and keeps capitals of names', () => {
  const glossary = {
    dock: { term: 'Dock', href: '/docks' },
    knot: { term: 'Knot' },
    api: { term: 'HTTP API', href: '/api' },
  }
  expect(exampleQuestions(glossary)).toEqual(['What does “dock” mean?', 'What does “HTTP API” mean?'])
  expect(exampleQuestions({})).toEqual([])
})
