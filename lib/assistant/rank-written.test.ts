import { expect, test } from 'vitest'
import { fetchFrom, filesOf, testIndex } from '../../tests/support/search-site.ts'
import type { RoutePath } from '../pages/route.ts'
import type { PageAnswers, PagePassages } from '../parts/passage.ts'
import { smallWords } from '../search/index/asked-terms.ts'
import { entryName, indexForm } from '../search/index/first-file.ts'
import type { PlacedQuestions } from '../search/model/placed-questions.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { leadOf, type QuotedAnswer } from './answer.ts'
import type { Earlier } from './answer-messages.ts'
import { createAnswerer } from './create-answerer.ts'

const pages = [
  {
    url: '/docks',
    title: 'Docks',
    text: 'A dock is a place where boats wait.',
    parts: { Limits: 'A harbor has 12 docks.' },
  },
  { url: '/lights', title: 'Lights', text: 'A light shows boats the way to a harbor at night.' },
  { url: '/masts', title: 'Masts', text: 'A mast carries the sails.' },
  { url: '/pumps', title: 'Pumps', text: 'A pump empties boats.' },
  {
    url: '/ropes',
    title: 'Ropes',
    text: 'A rope holds a boat.',
    parts: { Troubleshooting: 'A thin rope breaks.', Choices: 'A boat needs a thick rope.' },
  },
  { url: '/sails', title: 'Sails', text: 'A sail catches the wind.' },
  { url: '/set-a-sail', kind: 'operation' as const, title: 'Set a sail', text: 'Sets a sail.' },
  ...Array.from({ length: 12 }, (_, index) => ({
    url: `/other-${index}`,
    title: `Other thing ${index}`,
    text: 'The harbor is open all day, and boats come and go.',
  })),
]
const answers = new Map<RoutePath, PageAnswers>([
  [
    '/docks' as RoutePath,
    [
      [
        { asked: ['where do boats wait'], answer: 'Boats wait in a dock.' },
        { asked: ['can i paint a dock'], answer: 'No. A dock keeps its `color`.' },
        { asked: ['how often do i put an example of paint on a dock'], answer: 'Whenever it rains.' },
        { asked: ['can i rent a dock'], answer: 'Ask the harbor master, and pay for a week.' },
        { asked: ['can i sink a dock'], answer: 'Open the floodgate. You can’t raise it again.' },
      ],
      [
        { asked: ['how many docks fit in a harbor'], answer: 'A harbor has room for **12 docks**.' },
        {
          asked: ['show me an example of asking for one more berth'],
          answer: 'Send the request to the harbor master.',
        },
      ],
    ],
  ],
  [
    '/masts' as RoutePath,
    [
      [
        { asked: ['is a mast made of wood'], answer: 'Yes. Of pine.' },
        { asked: ['where do boats without a mast wait'], answer: 'Boats wait in a dock.' },
        { asked: ['which ropes hold a mast'], answer: 'Thick ropes hold a mast.' },
      ],
    ],
  ],
  [
    '/pumps' as RoutePath,
    [
      [
        { asked: ['is there a way to have a pump on'], answer: 'Open the valve.' },
        { asked: ['is there a way to have a pump off'], answer: 'Close the valve.' },
      ],
    ],
  ],
  [
    '/ropes' as RoutePath,
    [
      [{ asked: ['what are ropes', 'ropes'], answer: 'Ropes hold boats.' }],
      [
        {
          asked: ['which rope breaks in a storm on a boat'],
          answer: 'The boat has a thin rope. It needs a thick one.',
        },
      ],
      [{ asked: ['which of these must a boat have'], answer: 'The boat has a thick rope.' }],
    ],
  ],
  ['/sails' as RoutePath, [[{ asked: ['how do i set a sail'], answer: 'Pull the rope, or let the API set it.' }]]],
  ['/set-a-sail' as RoutePath, [[{ asked: ['set a sail with a call'], answer: 'Call `POST /sail`.' }]]],
])
const blocks = new Map<RoutePath, PagePassages>([
  [
    '/docks' as RoutePath,
    [
      [{ kind: 'text', sentences: ['A dock is a place where boats wait.'] }],
      [
        { kind: 'text', sentences: ['A harbor has 12 docks.'] },
        { kind: 'code', lead: '', language: 'shell', text: 'curl --request POST /docks' },
      ],
    ],
  ],
  ['/lights' as RoutePath, [[{ kind: 'text', sentences: ['A light shows boats the way to a harbor at night.'] }]]],
  ['/masts' as RoutePath, [[]]],
  ['/pumps' as RoutePath, [[]]],
  ['/ropes' as RoutePath, [[], [], []]],
  ['/sails' as RoutePath, [[]]],
  ['/set-a-sail' as RoutePath, [[]]],
])
// Parts are counted over all pages, in the order of their addresses.
const firstParts: Record<string, number> = {
  '/docks': 0,
  '/masts': 3,
  '/pumps': 16,
  '/ropes': 17,
  '/sails': 20,
  '/set-a-sail': 21,
}
const questions = [...answers].flatMap(([url, parts]) =>
  parts.map(
    (written, part): PlacedQuestions => [(firstParts[url] ?? 0) + part, ...written.flatMap(({ asked }) => asked)],
  ),
)
const unanswered = ['what does a mast of a boat cost']
const files = filesOf(testIndex(pages, { passages: blocks, answers, questions, unanswered }))
const put = (name: string, content: object) => files.set(name, new TextEncoder().encode(JSON.stringify(content)))
put(entryName, { ...JSON.parse(new TextDecoder().decode(files.get(entryName))), everyday: 'everyday.json' })
put('everyday.json', {
  form: indexForm,
  words: [],
  tools: [],
  small: smallWords(questions, unanswered, [...stopWords]),
  unanswered,
})
const { answer, passages } = await createAnswerer(fetchFrom(files))
const quotesOf = (one: QuotedAnswer) => (one.kind === 'quotes' ? one.parts.flatMap(({ quotes }) => quotes) : [])
const cited = (one: QuotedAnswer) =>
  one.kind === 'quotes' ? one.parts.map(({ citation: { url, anchor } }) => `${url}#${anchor}`) : []

test('a question gets what a writer answers to the one that is like it, with the part that says the same', async () => {
  const one = await answer('How many docks does a harbor have?')
  expect(quotesOf(one)).toEqual([{ kind: 'text', text: 'A harbor has room for **12 docks**.' }])
  expect(cited(one)).toEqual(['/docks#limits'])
})

test('a question for a yes or no gets an answer that begins with one, and no verdict before it', async () => {
  const one = await answer('Can I paint a dock?')
  expect(one).toMatchObject({ parts: [{ quotes: [{ text: 'No. A dock keeps its `color`.' }] }] })
  expect(one).not.toHaveProperty('verdict')
})

test('who asks whether something can be done, and is told how, is also told yes', async () => {
  expect(await answer('Can I sink a dock?')).toMatchObject({ verdict: 'Yes' })
  for (const other of [
    'How do I sink a dock?',
    'Can I sink a dock at night?',
    'Can I sink a dock or not?',
    'Can I rent a dock?',
  ])
    expect(await answer(other)).not.toHaveProperty('verdict')
})

test('a question with a word that the questions on file lack gets the answer without its yes or no', async () => {
  // Its answer has the word “color”, but may say no to something else.
  for (const other of ['Can I paint a dock at night?', 'Can I paint the color of a dock?'])
    expect(quotesOf(await answer(other))[0]).toEqual({ kind: 'text', text: 'A dock keeps its `color`.' })
})

test('what causes a problem is the answer only where something went wrong', async () => {
  expect(cited(await answer('which rope does a boat have'))[0]).toBe('/ropes#choices')
  expect(cited(await answer('the rope that a boat must have breaks'))[0]).toBe('/ropes#troubleshooting')
})

test('the page of an operation answers who asks for a call, and nobody else', async () => {
  expect(cited(await answer('can the api set my sail'))[0]).toBe('/set-a-sail#')
  expect(cited(await answer('how can i set my sail'))[0]).toBe('/sails#')
})

test('an answer is followed by a sample of its part, if one is asked for', async () => {
  const quotes = quotesOf(await answer('Show me an example of asking for one more berth'))
  expect(quotes.map(({ kind }) => kind)).toEqual(['text', 'code'])
})

test('a question on file gets its answer, whatever kind of thing it asks for, and with words that only frame others', async () => {
  const one = await answer('How often do I put an example of paint on a dock?')
  expect(quotesOf(one)).toEqual([{ kind: 'text', text: 'Whenever it rains.' }])
})

test('a question that no page answers is refused, although pages have its words', async () => {
  expect((await answer('what does the mast of my boat cost?')).kind).toBe('unknown')
  expect((await answer('is a mast made of wood?')).kind).toBe('quotes')
})

test('answers that may be about another question are shown as the closest ones, and to a model as passages', async () => {
  const question = 'How do boats wait in a harbor?'
  const one = await answer(question)
  expect(one).toMatchObject({ isClosest: true, near: [] })
  expect(quotesOf(one)[0]).toEqual({ kind: 'text', text: 'Boats wait in a dock.' })
  // Another page has the same answer.
  expect(quotesOf(one).filter((quote) => quote.kind === 'text' && quote.text === 'Boats wait in a dock.')).toHaveLength(
    1,
  )
  expect((await passages(question))[0]?.text).toMatch(/^Boats wait in a dock\.\n\n/)
})

test('what no writer answers is quoted, or refused', async () => {
  expect(quotesOf(await answer('What is a light?'))).toEqual([
    { kind: 'text', text: 'A light shows boats the way to a harbor at night.' },
  ])
  expect((await answer('How do I bake a cake in the oven?')).kind).toBe('unknown')
})

test('a question that isn’t for a yes or no gets an answer without one', async () => {
  const one = await answer('why is a mast made of wood?')
  expect(quotesOf(one)[0]).toEqual({ kind: 'text', text: 'Of pine.' })
})

test('small words count, too: “off” tells two questions on file apart', async () => {
  const [first] = quotesOf(await answer('get the pump off'))
  expect(first).toEqual({ kind: 'text', text: 'Close the valve.' })
})

test('answers to similar questions are related ones, without the yes or no to these', async () => {
  const one = await answer('Can I paint a dock?')
  const related = one.kind === 'quotes' ? (one.related ?? []) : []
  const texts = related.flatMap(({ quotes }) => quotes).map((quote) => (quote.kind === 'text' ? quote.text : ''))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.length).toBeLessThanOrEqual(3)
  expect(texts).not.toContain('No. A dock keeps its `color`.')
  expect(texts.filter((text) => /^(?:Yes|No)\b/.test(text))).toEqual([])
})

test('a question with “or” gets an answer without its yes or no', async () => {
  const one = await answer('Is a mast made of wood or is it pine?')
  expect(quotesOf(one)[0]).toEqual({ kind: 'text', text: 'Of pine.' })
})

test('a question that is rather one that no page answers is refused, even in other words', async () => {
  expect(await answer('what does the mast of our boat cost')).toMatchObject({ kind: 'unknown' })
  expect(await answer('mast cost')).toMatchObject({ kind: 'unknown' })
})

test.each(['it broke, it does not hold', 'what if it fails?', 'nothing happens', 'it says error'])(
  'after an answer, “%s” is about problems on its page',
  async (question) => {
    const first = 'which of these must a boat have'
    const before = [{ question: first, lead: leadOf(await answer(first)) }]
    expect(quotesOf(await answer(question, undefined, before))[0]).toEqual({
      kind: 'text',
      text: 'The boat has a thin rope. It needs a thick one.',
    })
  },
)

test('after an answer, a question whether something is not the case isn’t about problems', async () => {
  const first = 'which of these must a boat have'
  const before = [{ question: first, lead: leadOf(await answer(first)) }]
  const one = await answer('does it never break?', undefined, before)
  expect(one.kind === 'quotes' && !one.isClosest && quotesOf(one)[0]).not.toEqual({
    kind: 'text',
    text: 'The boat has a thin rope. It needs a thick one.',
  })
})

test('a follow-up that only names another page is about that page', async () => {
  const first = 'is a mast made of wood'
  const before = [{ question: first, lead: leadOf(await answer(first)) }]
  const one = await answer('and ropes?', undefined, before)
  expect(one.kind === 'quotes' && one.parts[0]?.citation.url).toBe('/ropes')
})

test('two questions at once get both answers', async () => {
  const one = await answer('How many docks fit in a harbor, and where do boats wait?')
  expect(quotesOf(one).map((quote) => (quote.kind === 'text' ? quote.text : ''))).toEqual([
    'A harbor has room for **12 docks**.',
    'Boats wait in a dock.',
  ])
  expect(one).not.toHaveProperty('hasRivals')
})

test('an answer isn’t given twice in a row, unless the very question is on file', async () => {
  const question = 'where do boats wait'
  const before = [{ question, lead: leadOf(await answer(question)) }]
  expect(quotesOf(await answer('where do boats without a mast wait', undefined, before))[0]).toEqual({
    kind: 'text',
    text: 'Boats wait in a dock.',
  })
  const again = await answer('and why is it there', undefined, before)
  expect(quotesOf(again)[0]).not.toEqual({ kind: 'text', text: 'Boats wait in a dock.' })
})

test('an answer that was only the closest isn’t given again', async () => {
  const question = 'where do boats wait'
  const lead = leadOf(await answer(question))
  if (lead === undefined) throw new Error('It has no answer.')
  const asked = (isClosest: boolean) =>
    answer('and why is it there', undefined, [{ question, lead: isClosest ? { ...lead, isClosest } : undefined }])
  expect(quotesOf(await asked(false))[0]).toEqual({ kind: 'text', text: 'Boats wait in a dock.' })
  expect(quotesOf(await asked(true))[0]).not.toEqual({ kind: 'text', text: 'Boats wait in a dock.' })
})

/** The answer to the last of some questions. */
async function inConversation(...asked: string[]): Promise<QuotedAnswer> {
  const before: Earlier[] = []
  let last: QuotedAnswer = { kind: 'unknown', near: [] }
  for (const question of asked) {
    last = await answer(question, undefined, before)
    before.push({ question, lead: leadOf(last) })
  }
  return last
}

test('a follow-up for a yes or no gets the one to a question that has its words, and no other', async () => {
  expect(quotesOf(await inConversation('where do boats wait', 'can i paint it'))[0]).toEqual({
    kind: 'text',
    text: 'No. A dock keeps its `color`.',
  })
  expect(quotesOf(await inConversation('where do boats wait', 'is it painted or not'))[0]).toEqual({
    kind: 'text',
    text: 'A dock keeps its `color`.',
  })
})

test('the third question of a conversation is about what the first one named', async () => {
  const last = await inConversation('what is a pump', 'how many can i have', 'can i have it off')
  expect(quotesOf(last)[0]).toEqual({ kind: 'text', text: 'Close the valve.' })
})
