import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchFrom, filesOf, type TestPage, testIndex, wholeQuery } from '../../tests/support/search-site.ts'
import { openSearchEngine, type SearchEngine } from './engine.ts'

const nouns = ['blueprint', 'relation', 'property', 'webhook', 'scorecard', 'secret', 'pipeline', 'environment']
const acts = ['Create', 'Delete', 'Configure', 'Map']
const pages: TestPage[] = nouns.flatMap((noun, at) =>
  acts.map((act, turn) => ({
    url: `/${act.toLowerCase()}-${noun}`,
    title: `${act} a ${noun}`,
    keywords: [`${noun}_id`],
    text: `Before you ${act.toLowerCase()} it, read what a ${nouns[(at + turn) % nouns.length]} is to an initiative.`,
    parts: {
      [`Name the ${noun}`]: `Set ${noun}Name and relation_target; mappings and runners of the ${nouns[(at + 3) % nouns.length]} follow.`,
    },
  })),
)
const synonyms = [
  ['delete', 'remove'],
  ['pipeline', 'ci job'],
]
const sizes = [{}, { rowsBytes: 0, pagesPerFile: 3, shardBytes: 80 }]
const filesOfSizes = sizes.map((limits) => filesOf(testIndex(pages, { synonyms, limits })))

const words = [
  ...nouns,
  ...'relation_id relationTarget initative blueprnt mapings enviroment scorcard delet removing ci jobs the how zzz'.split(
    ' ',
  ),
]
/** The contents of the field, one after the other: typed on, taken back, replaced by a pasted text, asked again. */
const typing = fc.array(
  fc.oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
    fc.constantFrom(' ', 'e', 's'),
    fc.integer({ min: 1, max: 9 }),
  ),
  { minLength: 1, maxLength: 8 },
)

function fieldsOf(steps: readonly (string | number)[]): string[] {
  const fields: string[] = []
  let field = ''
  for (const step of steps) {
    const next = typeof step === 'number' ? field.slice(0, -step) : step.length === 1 ? field + step : step
    const isTyped = typeof step === 'string' && step.length > 1 && step.length % 2 === 0
    if (isTyped) for (let end = 1; end < next.length; end += 1) fields.push(next.slice(0, end))
    fields.push(next)
    field = next
  }
  return fields
}

const ask = (engine: SearchEngine, text: string) => engine.search(wholeQuery(text), { onPartial: () => undefined })

test('an engine that has answered other queries answers as one that has not', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...filesOfSizes), typing, async (files, steps) => {
      const engine = await openSearchEngine(fetchFrom(files))
      for (const text of fieldsOf(steps)) {
        const fresh = await openSearchEngine(fetchFrom(files))
        expect(await ask(engine, text), text).toEqual(await ask(fresh, text))
      }
    }),
    { numRuns: 40 },
  )
})

test('a slip is mended alike when a query is asked again', async () => {
  for (const files of filesOfSizes) {
    const engine = await openSearchEngine(fetchFrom(files))
    for (const text of ['initative', 'mapings of a secrt', 'blueprnt runers']) {
      const first = await ask(engine, text)
      expect(first.total, text).toBeGreaterThan(0)
      expect(await ask(engine, text), text).toEqual(first)
    }
  }
})
