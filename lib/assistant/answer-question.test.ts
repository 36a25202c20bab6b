import { describe, expect, test } from 'vitest'
import { fetchFrom, filesOf, type TestPage, testIndex } from '../../tests/support/search-site.ts'
import type { RoutePath } from '../pages/route.ts'
import type { Block, PagePassages } from '../parts/passage.ts'
import type { QuotedAnswer } from './answer.ts'
import { verdictOf } from './answer-question.ts'
import type { Asked } from './asked.ts'
import { createAnswerer } from './create-answerer.ts'
import type { Candidate } from './rank-candidates.ts'

interface QuotedPage extends TestPage {
  blocks: Block[][]
}

const text = (...sentences: string[]): Block => ({ kind: 'text', sentences })
const plain = (block: Block): string => {
  if (block.kind === 'text') return block.sentences.join(' ')
  if (block.kind === 'list') return [block.lead, ...block.items].join(' ')
  return block.kind === 'table' ? block.rows.flat().join(' ') : ''
}

const pages: QuotedPage[] = [
  {
    url: '/docks',
    title: 'Docks',
    parts: { 'Open a dock': '', Limits: '', 'By API': '' },
    blocks: [
      [text('A dock is a place where boats wait.', 'It belongs to one harbor.')],
      [
        {
          kind: 'list',
          lead: 'In the portal:',
          ordered: true,
          items: ['Select Harbor.', 'Press Open.', 'Name the dock.'],
        },
      ],
      [
        text('A harbor has room for 12 docks.', 'Docks have no names of their own.'),
        {
          kind: 'table',
          columns: ['Plan', 'Boats'],
          rows: [
            ['Small', '4'],
            ['Large', '40'],
          ],
        },
      ],
      [
        text('Send the dock to the API:'),
        { kind: 'code', lead: 'Send the dock to the API:', language: 'shell', text: 'curl --request POST /docks' },
      ],
    ],
  },
  {
    url: '/lights',
    title: 'Lights',
    parts: { Colors: '' },
    blocks: [
      [text('A light shows boats the way to a harbor at night.')],
      [{ kind: 'list', lead: 'A light has one of these colors:', ordered: false, items: ['green', 'red', 'white'] }],
    ],
  },
  {
    url: '/errors',
    title: 'Error codes',
    blocks: [
      [
        text('If a boat is too large, you get `413`.'),
        {
          kind: 'table',
          columns: ['Status', 'Cause'],
          rows: [
            ['413', 'The boat is too large'],
            ['422', 'The name of the boat is wrong'],
          ],
        },
        {
          kind: 'list',
          lead: 'Glossary',
          ordered: false,
          items: ['Buoy: A sign that swims.', 'Mooring: Where boats stay.'],
        },
      ],
    ],
  },
  {
    url: '/ferries',
    title: 'Ferries',
    parts: { 'Tickets with SCIM': '' },
    blocks: [
      [text('A ferry crosses the water.', 'The crew of a ferry looks after its passengers.')],
      [text('SCIM doesn’t print tickets.', 'With SCIM, the ferry knows its passengers.')],
    ],
  },
  {
    url: '/pumps',
    title: 'Pumps',
    parts: { Troubleshooting: '' },
    blocks: [
      [text('A pump keeps boats dry.', 'To start a pump, open its cabin.')],
      [
        {
          kind: 'table',
          columns: ['Symptom', 'Cause', 'Fix'],
          rows: [['The pump stays silent', 'The fuse is burnt', 'Replace the fuse']],
        },
      ],
    ],
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    url: `/other-${index}`,
    title: `Other thing ${index}`,
    blocks: [[text('The harbor is open all day, and boats come and go.')]],
  })),
]

async function answerer() {
  const withTexts = pages.map(({ blocks, parts = {}, ...page }): TestPage => {
    const [head = [], ...others] = blocks.map((part) => part.map(plain).join(' '))
    return {
      ...page,
      text: head as string,
      parts: Object.fromEntries(Object.keys(parts).map((name, at) => [name, others[at] ?? ''])),
    }
  })
  const passages = new Map<RoutePath, PagePassages>(pages.map(({ url, blocks }) => [url as RoutePath, blocks]))
  return createAnswerer(fetchFrom(filesOf(testIndex(withTexts, { passages }))))
}
const { answer, passages } = await answerer()
const cited = ({ kind, ...rest }: QuotedAnswer) =>
  kind === 'unknown'
    ? []
    : (rest as { parts: { citation: { url: string; anchor: string } }[] }).parts.map(
        ({ citation }) => `${citation.url}#${citation.anchor}`,
      )
const quoted = (given: QuotedAnswer) => (given.kind === 'unknown' ? [] : given.parts.flatMap(({ quotes }) => quotes))

describe('an answer', () => {
  test('defines what is asked for, and cites where', async () => {
    const given = await answer('What is a dock?')
    expect(cited(given)[0]).toBe('/docks#')
    expect(quoted(given)[0]).toEqual({
      kind: 'text',
      text: 'A dock is a place where boats wait. It belongs to one harbor.',
    })
  })

  test('brings the sentence along that another leans on', async () => {
    const given = await answer('Which harbor does a dock belong to?')
    expect(JSON.stringify(quoted(given))).toContain('A dock is a place where boats wait. It belongs to one harbor.')
  })

  test('counts a word once that the question has in two forms', async () => {
    const given = await answer('How do I open a dock in docks in the portal?')
    expect(cited(given)[0]).toBe('/docks#open-a-dock')
  })

  test('quotes a procedure whole', async () => {
    const given = await answer('How do I open a dock in the portal?')
    expect(cited(given)[0]).toBe('/docks#open-a-dock')
    expect(quoted(given)[0]).toEqual({
      kind: 'list',
      lead: 'In the portal:',
      ordered: true,
      items: ['Select Harbor.', 'Press Open.', 'Name the dock.'],
    })
  })

  test('quotes a list whole with what introduces it', async () => {
    const given = await answer('Which colors can a light have?')
    expect(cited(given)[0]).toBe('/lights#colors')
    expect(quoted(given)[0]).toMatchObject({
      lead: 'A light has one of these colors:',
      items: ['green', 'red', 'white'],
    })
  })

  test('has the number that is asked for', async () => {
    expect(JSON.stringify(quoted(await answer('How many docks has a harbor room for?')))).toContain('12 docks')
  })

  test('explains what went wrong, and not how something is done', async () => {
    expect(cited(await answer('my pump does not start, why'))[0]).toBe('/pumps#troubleshooting')
  })

  test.each([
    ['What does a 422 mean?', ['422', 'The name of the boat is wrong']],
    ['error 413', ['413', 'The boat is too large']],
  ])('explains a status by its row: “%s”', async (question, row) => {
    expect(quoted(await answer(question))[0]).toEqual({ kind: 'table', columns: ['Status', 'Cause'], rows: [row] })
  })

  test('defines a term by the glossary, without its other terms', async () => {
    expect(quoted(await answer('what is a buoy'))).toEqual([{ kind: 'text', text: 'Buoy: A sign that swims.' }])
  })

  test.each(['how many ferries can i have', 'can i sell a ferry', 'max number of lights'])(
    'isn’t made of a neighboring subject: “%s”',
    async (question) => {
      expect((await answer(question)).kind).toBe('unknown')
    },
  )

  test('has a sample when one is asked for, and else none', async () => {
    expect(
      quoted(await answer('Show me the curl command to send a dock to the API')).map(({ kind }) => kind),
    ).toContain('code')
    expect(quoted(await answer('What is a dock?')).map(({ kind }) => kind)).not.toContain('code')
  })

  test('says each thing once, and little', async () => {
    const given = await answer('When is the harbor open all day?')
    expect(quoted(given).filter((quote) => JSON.stringify(quote).includes('open all day'))).toHaveLength(1)
    expect(quoted(given).length).toBeLessThanOrEqual(4)
  })

  test.each(['What is the capital of France?', 'How do I bake bread?', 'Does it work with Harbor Master?', '???', ''])(
    'is an honest refusal to “%s”',
    async (question) => {
      expect((await answer(question)).kind).toBe('unknown')
    },
  )
})

test('what no page mentions has no pages that come near, whatever was asked before', async () => {
  const refused = { kind: 'unknown', near: [], missing: ['submarines'] }
  expect(await answer('Are submarines for me?')).toEqual(refused)
  expect(await answer('And for submarines?', undefined, [{ question: 'What is a dock?' }])).toEqual(refused)
  expect(await answer('Is a submarine in a dock?')).toMatchObject({ near: [{ url: '/docks' }], missing: ['submarine'] })
})

test('a model gets the parts that answer best, as Markdown', async () => {
  const [first] = await passages('How do I open a dock in the portal?')
  expect(first).toEqual({
    citation: { url: '/docks', anchor: 'open-a-dock', title: 'Docks', section: 'Open a dock' },
    text: '- Select Harbor.\n- Press Open.\n- Name the dock.',
  })
})

test('a model gets what answers a question in its conversation, whatever was asked between', async () => {
  const before = [{ question: 'How do I open a dock?' }, { question: 'Is that free?' }]
  const titles = async (...earlier: { question: string }[]) =>
    (await passages('And how do I paint it?', undefined, earlier)).map(({ citation }) => citation.title)
  expect((await titles(...before))[0]).toBe('Docks')
  expect(await titles(...before.slice(1))).not.toContain('Docks')
})

test('pages whose passages cannot be read are left out', async () => {
  const files = filesOf(testIndex([{ url: '/a', title: 'Docks', text: 'A dock is a place.' }]))
  const { answer: ask } = await createAnswerer(fetchFrom(files))
  expect(await ask('What is a dock?')).toEqual({ kind: 'unknown', near: [] })
})

function verdict(question: string, text: string, own = 0.9, type: Asked['type'] = 'can', deniesAsked = true) {
  const candidate = { own, deniesAsked, quotable: { text, quote: { kind: 'text', text } } } as Candidate
  return verdictOf(candidate, { question, type } as Asked)
}

test.each([
  ['Can a dock be closed?', 'You can close a dock.', 'Yes'],
  ['Can a dock be closed?', 'You can’t close a dock.', 'No'],
  ['Can a dock be closed?', 'You can close a dock if it is empty.', undefined],
  ['Can a dock be closed or sold?', 'You can close a dock.', undefined],
  ['Can’t a dock be closed?', 'You can close a dock.', undefined],
  ['Can a dock be closed?', 'Close it.', undefined],
  ['Can a dock be closed?', 'Save a closed dock, which can’t be opened:', undefined],
])('“%s” with “%s” is answered with %s', (question, text, expected) => {
  expect(verdict(question, text)).toBe(expected)
})

test('a sentence about something else says neither yes nor no', () => {
  expect(verdict('Can a dock be closed?', 'You can’t sell a boat.', 0.3)).toBeUndefined()
  expect(verdict('Why is a dock closed?', 'You can’t close a dock.', 0.9, 'why')).toBeUndefined()
})

test('a “no” needs most of the question, and must deny what is asked', () => {
  expect(verdict('Does SCIM create teams?', 'SCIM doesn’t create teams.')).toBe('No')
  expect(verdict('Does SCIM create users?', 'SCIM doesn’t create teams.', 0.7)).toBeUndefined()
  expect(verdict('Does it support SCIM?', 'SCIM doesn’t create teams.', 1, 'can', false)).toBeUndefined()
})

test('a step says neither yes nor no', () => {
  const text = 'Don’t close a dock.'
  const candidate = { own: 1, deniesAsked: true, quotable: { text, quote: { kind: 'list', ordered: true } } }
  expect(verdictOf(candidate as Candidate, { question: 'Can a dock be closed?', type: 'can' } as Asked)).toBeUndefined()
})
