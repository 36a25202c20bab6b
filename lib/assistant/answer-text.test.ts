import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { answerMarkdown, citationHref, closestNote, rivalsNote, spokenAnswer } from './answer-text.ts'

const citation = { url: '/docks', anchor: 'open-it', title: 'Docks', section: 'Open it' }
const quotes = {
  kind: 'quotes',
  near: [],
  parts: [
    {
      citation,
      quotes: [
        { kind: 'text', text: 'Set `a`.' },
        { kind: 'list', lead: 'Then:', ordered: true, items: ['go', 'wait'] },
        { kind: 'table', columns: ['A'], rows: [['x|y']] },
        { kind: 'code', language: 'sh', text: 'ls' },
      ],
    },
  ],
} satisfies Answer

test('an answer is copied as Markdown with its sources', () => {
  expect(answerMarkdown(quotes, 'https://docs.example')).toMatchInlineSnapshot(`
    "Set \`a\`.

    Then:

    1. go
    2. wait

    | A |
    | --- |
    | x\\|y |

    \`\`\`sh
    ls
    \`\`\`

    [1]

    [1] Docks › Open it: https://docs.example/docks/#open-it"
  `)
  expect(answerMarkdown({ kind: 'written', text: 'So [1].\n', sources: [citation] }, 'https://docs.example')).toBe(
    'So [1].\n\n[1] Docks › Open it: https://docs.example/docks/#open-it',
  )
})

test('an answer is read out without code and marks', () => {
  expect(spokenAnswer(quotes)).toBe('Set a. Then: go wait x|y A code sample.')
  expect(spokenAnswer({ kind: 'written', text: '**So** [1]:\n```sh\nls\n```', sources: [] })).toBe('So :')
})

test('what is said before quotes is written and read out', () => {
  const said = (more: object) => {
    const answer = { ...quotes, ...more } as Answer
    return [answerMarkdown(answer, ''), spokenAnswer(answer)].map((text) => text.slice(0, text.search(/Set/)))
  }
  expect(said({ verdict: 'No' })).toEqual(['**No.** ', 'No. '])
  const note = closestNote(quotes)
  expect(said({ isClosest: true, verdict: 'No' })).toEqual([`${note}\n\n`, `${note} `])
  const several = closestNote({ parts: [...quotes.parts, ...quotes.parts] })
  expect(several).not.toBe(note)
  expect(said({ isClosest: true, parts: [...quotes.parts, ...quotes.parts] })[0]).toBe(`${several}\n\n`)
})

test('answers to what else may be meant are set apart from the first', () => {
  const part = (text: string) => ({ citation, quotes: [{ kind: 'text' as const, text }] })
  const answer: Answer = {
    kind: 'quotes',
    hasRivals: true,
    near: [],
    parts: [part('One.'), part('Two.'), part('Three.')],
  }
  expect(spokenAnswer(answer)).toBe(`One. ${rivalsNote} Two. Three.`)
  expect(answerMarkdown(answer, '')).toContain(`One. [1]\n\n${rivalsNote}\n\nTwo. [2]\n\nThree. [3]\n`)
})

test('a citation leads to its heading, or to the head of the page', () => {
  expect(citationHref(citation)).toBe('/docks/#open-it')
  expect(citationHref({ ...citation, anchor: '' })).toBe('/docks/')
})
