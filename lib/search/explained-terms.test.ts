import { expect, test } from 'vitest'
import { explainedTerms } from './explained-terms.ts'

test('a page has the terms that the glossary explains by it', () => {
  const terms = explainedTerms({
    blueprint: { term: 'Blueprint', href: '/catalog' },
    entity: { term: 'Entity', href: '/catalog#entities' },
    agent: { term: 'Execution agent' },
    here: { term: 'Here', href: '#here' },
  })
  expect(terms).toEqual(new Map([['/catalog', ['Blueprint', 'Entity']]]))
})
