import { expect, test } from 'vitest'
import { filterCards, readSelection, writeSelection } from './card-filter.ts'

const card = (theme: string, technologies: string[], words: string) => ({
  values: { theme: [theme], technology: technologies },
  words,
  heads: [],
})
const cards = [
  card('ai', ['github', 'slack'], 'review pull requests'),
  card('ai', ['slack'], 'summarize incidents'),
  card('incidents', ['github'], 'open an incident'),
]
const shownBy = (values: Record<string, string[]>, text = '') => filterCards(cards, { values, text }).shown

test('all cards are shown when nothing is selected', () => {
  expect(filterCards(cards, { values: {}, text: ' ' })).toMatchObject({ shown: [true, true, true], count: 3 })
})

test('a card needs one value of each facet', () => {
  expect(shownBy({ technology: ['github', 'slack'] })).toEqual([true, true, true])
  expect(shownBy({ technology: ['slack'] })).toEqual([true, true, false])
  expect(shownBy({ technology: ['slack'], theme: ['incidents'] })).toEqual([false, false, false])
  expect(shownBy({ technology: ['nothing'] })).toEqual([false, false, false])
})

test('a card must contain every word, in any case', () => {
  expect(shownBy({}, 'Incident')).toEqual([false, true, true])
  expect(shownBy({}, 'open  INCIDENT')).toEqual([false, false, true])
  expect(shownBy({}, '<b> (')).toEqual([false, false, false])
})

test('other forms of a word count, too', () => {
  expect(shownBy({}, 'summaries')).toEqual([false, true, false])
  expect(shownBy({}, 'reviewing')).toEqual([true, false, false])
  expect(shownBy({}, 'opened')).toEqual([false, false, true])
})

test('a word that no card contains is taken for the nearest one, also before it is complete', () => {
  expect(shownBy({}, 'incidnet')).toEqual([false, true, true])
  expect(shownBy({}, 'summarze')).toEqual([false, true, false])
  expect(shownBy({}, 'sumarize inc')).toEqual([false, true, false])
  expect(shownBy({}, 'revew')).toEqual([true, false, false])
  expect(shownBy({}, 'teh')).toEqual([false, false, false])
  expect(shownBy({}, 'kubernetes')).toEqual([false, false, false])
})

test('the count next to a value takes the other facets into account, but not its own', () => {
  const { counts } = filterCards(cards, { values: { theme: ['ai'], technology: ['github'] }, text: '' })
  expect(counts).toEqual({ theme: { ai: 1, incidents: 1 }, technology: { github: 1, slack: 2 } })
})

const facets = ['theme', 'technology']

test('a selection survives a round trip through the URL, and other parameters are unchanged', () => {
  const selection = { values: { theme: ['ai', 'incidents'], technology: ['c++'] }, text: 'a & b' }
  const search = writeSelection('?tab=eu&theme=old&q=x', facets, selection)
  expect(search).toBe('?tab=eu&theme=ai&theme=incidents&technology=c%2B%2B&q=a+%26+b')
  expect(readSelection(search, facets)).toEqual(selection)
})

test('an empty selection adds nothing to the URL', () => {
  expect(writeSelection('?theme=ai&q=x', facets, { values: { theme: [] }, text: ' ' })).toBe('')
  expect(readSelection('?theme=&other=1', facets)).toEqual({ values: {}, text: '' })
})

test('cards are ranked by the first of their heads with all typed words', () => {
  const cards = [
    { values: {}, words: 'git teams', heads: ['git'] },
    { values: {}, words: 'microsoft teams chat', heads: ['microsoft teams'] },
  ]
  expect(filterCards(cards, { values: {}, text: 'teams' })).toMatchObject({ shown: [true, true], ranks: [1, 0] })
  expect(filterCards(cards, { values: {}, text: 'teams chat' }).ranks).toEqual([1, 1])
  expect(filterCards(cards, { values: {}, text: '' }).ranks).toEqual([0, 0])
})

test('it says what it found that readers do not see on a card', () => {
  const cards = [
    { values: {}, words: 'aws resources rds postgres', heads: ['aws', 'aws resources'] },
    { values: {}, words: 'postgres exporter', heads: ['postgres exporter'] },
    { values: {}, words: 'azure postgresql', heads: ['azure'] },
    { values: {}, words: 'slack', heads: ['slack'] },
  ]
  expect(filterCards(cards, { values: {}, text: 'postgres' }).hidden).toEqual([['postgres'], [], ['postgresql'], []])
})

test('it says what the typed words mean', () => {
  const cards = [{ values: {}, words: 'restart kubernetes pods', heads: [] }]
  const { meant, instead } = filterCards(cards, { values: {}, text: 'Restart kuberntes' })
  expect(meant).toEqual(['restart', 'kubernetes'])
  expect(instead).toEqual(['kubernetes'])
  expect(filterCards(cards, { values: {}, text: '' }).meant).toEqual([])
})
