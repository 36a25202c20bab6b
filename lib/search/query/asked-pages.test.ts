import { expect, test } from 'vitest'
import { found, testEngine, wholeQuery } from '../../../tests/support/search-site.ts'

const pages = [
  { url: '/cranes', title: 'Cranes', parts: { Owners: 'Whoever pays for a crane decides.' } },
  { url: '/docks', title: 'Docks', parts: { 'Change a dock': 'Docks have an owner. Owners change docks.' } },
  { url: '/ropes', title: 'Ropes', text: 'The owner of a rope can change it.' },
]
// Records in the order of the pages: a head and its parts.
const questions = [[1, 'how do i change the owner', 'who pays for a mast']] as const

test('a question of readers leads to the part that answers it, whatever else is said with it', async () => {
  const engine = await testEngine(pages, { questions })
  for (const text of ['change owner', 'change the owner', 'How can I change an owner?'])
    expect((await found(engine, text))[0], text).toBe('/cranes#owners')
  const [first] = await found(await testEngine(pages), 'change owner')
  expect(first).toBe('/docks#change-a-dock')
})

test('words that no page has are found by the questions that have them', async () => {
  const engine = await testEngine(pages, {
    questions,
    linkTexts: new Map([['/cranes#owners', [['who pays for a mast', 1]]]]),
  })
  expect(await found(engine, 'pay for mast')).toEqual(['/cranes#owners'])
})

test('who types a title finds its page first, whatever is asked elsewhere', async () => {
  const engine = await testEngine(pages, { questions: [[1, 'docks', 'a dock']] })
  expect((await found(engine, 'docks'))[0]).toBe('/docks')
})

test('what readers ask and no page answers is told, unless a page is called so', async () => {
  const engine = await testEngine(pages, {
    questions,
    unanswered: ['what does a rope cost', 'ropes', 'is there a bar'],
  })
  const isUnanswered = async (text: string) => (await engine.search(wholeQuery(text))).isUnanswered
  expect(await isUnanswered('cost of a rope')).toBe(true)
  expect(await isUnanswered('ropes')).toBe(false)
  expect(await isUnanswered('change the owner')).toBe(false)
  expect(await isUnanswered('owner of a rope')).toBe(false)
})

test('whoever types the name of a page means the page, even if a question with this name leads to a part', async () => {
  const engine = await testEngine(pages, { questions: [[1, 'crane']] })
  expect((await found(engine, 'crane'))[0]).toBe('/cranes')
})
