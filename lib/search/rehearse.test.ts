import { expect, test } from 'vitest'
import { rehearsalEngine, rehearsedQueries, rehearseSearch } from './rehearse.ts'

test('ends without an answer and without a failure', async () => {
  expect(await rehearseSearch()).toBeUndefined()
})

test('goes the ways that readers go: titles, texts, identifiers, slips and other forms', async () => {
  const engine = await rehearsalEngine()
  const answers = await Promise.all(
    rehearsedQueries.map((text) => engine.search({ text, context: 'all', page: 0, hitsPerPage: 8 })),
  )
  for (const { hits } of answers) {
    expect(hits.length).toBeGreaterThan(0)
    expect(hits[0]?.excerpt.text).not.toBe('')
  }
})
