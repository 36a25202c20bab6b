import { describe, expect, test } from 'vitest'
import { fetchFrom, filesOf, testIndex } from '../../tests/support/search-site.ts'
import type { RoutePath } from '../pages/route.ts'
import { everydayFile, everydayWords, toolNames } from './everyday-words.ts'
import { smallWords } from './index/asked-terms.ts'
import { entryName, indexForm } from './index/first-file.ts'
import type { PlacedQuestions } from './model/placed-questions.ts'
import { openRetriever } from './retriever.ts'
import { stopWords } from './words/stop-words.ts'

const words = everydayWords(
  everydayFile.parse({ 'Saved view': ['keep my filter', 'keep my filter'], skipper: ['boss'] }),
)

/** Names of files in the order in which they were asked for. */
const fetched: string[] = []

/** Opens an index with two pages and these words and questions, which each have an answer. */
function open(said: string[][], questions: PlacedQuestions[] = []) {
  const passages = new Map(['/views', '/crew'].map((url) => [url as RoutePath, [[]]]))
  const pages = [
    { url: '/views', title: 'Saved views' },
    { url: '/crew', title: 'Crew', text: 'The skipper decides.' },
  ]
  const answers = new Map(
    questions.map(([part, ...asked]) => [
      (part === 0 ? '/crew' : '/views') as RoutePath,
      [[{ asked, answer: 'Read on.' }]],
    ]),
  )
  const files = filesOf(testIndex(pages, { passages, questions, answers }))
  const put = (name: string, content: object) => files.set(name, new TextEncoder().encode(JSON.stringify(content)))
  const entry = JSON.parse(new TextDecoder().decode(files.get(entryName))) as object
  put(entryName, { ...entry, everyday: 'everyday.json' })
  const small = smallWords(questions, [], [...stopWords])
  put('everyday.json', { form: indexForm, words: said, tools: [['acme']], small })
  const fetch = fetchFrom(files)
  return openRetriever((name) => {
    fetched.push(name)
    return fetch(name)
  })
}

test('the entry of the index is fetched once, and the words with the first file', async () => {
  fetched.length = 0
  await open(words)
  expect(fetched).toEqual([entryName, expect.stringMatching(/^first-/), 'everyday.json'])
})

const found = async (said: string[][], question: string) => {
  const { docsPhrases, retrieve } = await open(said)
  return (await retrieve({ typed: question, asked: question, searched: docsPhrases(question) }, 5)).pages.map(
    ({ row }) => row.route,
  )
}

test('words are compared in one form, each once', () => {
  expect(words).toEqual([
    ['saved view', 'keep my filter'],
    ['skipper', 'boss'],
  ])
})

test('what readers say finds the pages of the docs’ words, and not the other way around', async () => {
  expect(await found(words, 'who is the boss')).toEqual(['/crew'])
  expect(await found([], 'who is the boss')).toEqual([])
  expect(await found([['boss', 'skipper']], 'who is the boss')).toEqual([])
})

test('a phrase is replaced as a whole', async () => {
  const { docsPhrases } = await open(words)
  expect(docsPhrases('How do I keep my filters?')).toBe('How do I saved view?')
  expect(docsPhrases('my filter')).toBe('my filter')
})

test('a tool has its label, its key, and what means the same as names', () => {
  const technologies = { 'entra-id': { label: 'Microsoft Entra ID' }, k8s: { label: 'Kubernetes' } }
  expect(
    toolNames(technologies, [
      ['kubernetes', 'kube'],
      ['template', 'k8s'],
    ]),
  ).toEqual([
    ['microsoft entra id', 'entra id'],
    ['kubernetes', 'k8s', 'kube'],
  ])
})

describe('a question of readers', () => {
  const questions: PlacedQuestions[] = [
    [0, 'whom do sailors obey'],
    [1, 'which port is nearest to the office'],
  ]
  const retrieve = async (question: string) =>
    (await open([], questions)).retrieve({ typed: question, asked: question, searched: question }, 5)

  test('finds its page although that has none of its words, and makes them known', async () => {
    const { pages, terms } = await retrieve('whom do sailors obey')
    expect(pages.map(({ row, score }) => [row.route, score])).toEqual([['/crew', 1]])
    expect(pages[0]?.asked.get(0)?.[0]).toMatchObject({ likeness: expect.closeTo(1) })
    expect(terms.get('sailors')).toBe(2)
    expect(await found([], 'whom do sailors obey')).toEqual([])
  })

  test('adds to what search finds, and isn’t meant if it is only a little alike', async () => {
    const { pages } = await retrieve('saved port forever')
    expect(pages.map(({ row, asked }) => [row.route, asked.size])).toEqual([['/views', 0]])
  })
})

test('without questions on file, search alone finds pages', async () => {
  const said = { typed: 'whom do sailors obey', asked: 'whom do sailors obey', searched: 'crew' }
  const asked = async (questions: PlacedQuestions[]) =>
    (await (await open([], questions)).retrieve(said, 5)).pages[0]?.asked.size
  expect(await asked([[0, 'whom do sailors obey']])).toBe(1)
  expect(await asked([])).toBe(0)
})

test('an index without such words is read without them', async () => {
  const { retrieve } = await openRetriever(fetchFrom(filesOf(testIndex([{ url: '/a', title: 'Docks' }]))))
  expect((await retrieve({ typed: 'docks', asked: 'docks', searched: 'docks' }, 5)).tools).toEqual([])
})
