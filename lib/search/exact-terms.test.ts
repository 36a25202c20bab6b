import { describe, expect, test } from 'vitest'
import { found, testEngine, wholeQuery } from '../../tests/support/search-site.ts'

describe('a name with a sign before it', () => {
  const pages = [
    { url: '/input', title: 'User input', text: 'A user input offers users.' },
    {
      url: '/model',
      title: 'Model',
      text: 'Its parts are these. Blueprint · What it is; widget · A widget; _user · A person; other · Much else.',
    },
    { url: '/mapping', title: 'Mapping', text: 'A widget has .identifier here. An identifier is a text.' },
    { url: '/rules', title: 'Identifier rules', text: 'Every identifier is short.' },
  ]

  test('finds what says the sign, above all what defines it', async () => {
    const engine = await testEngine(pages)
    expect((await found(engine, '_user'))[0]).toBe('/model')
    expect((await found(engine, 'user'))[0]).toBe('/input')
    expect(await found(engine, '.identifier')).toEqual(['/mapping'])
    expect((await found(engine, 'identifier'))[0]).toBe('/rules')
  })

  test('is the word without it where nothing says the sign', async () => {
    expect((await found(await testEngine(pages), '_identifier'))[0]).toBe('/rules')
  })
})

test('a word of two letters isn’t the beginning of another if a heading has it', async () => {
  const engine = await testEngine([
    { url: '/filters', title: 'Filters', parts: { 'Choose by JQL': 'Write a query.' } },
    { url: '/forms', title: 'Forms', parts: { 'What jq reads': 'The form.' } },
  ])
  expect(await found(engine, 'jq')).toEqual(['/forms#what-jq-reads'])
  expect(await found(engine, 'jql')).toEqual(['/filters#choose-by-jql'])
})

test('a path leads to the operations on it before all pages that have its words', async () => {
  const text = 'Runs of actions: actions/runs, again actions/runs.'
  const engine = await testEngine([
    { url: '/runs', title: 'Actions and runs', keywords: ['actions/runs'], text },
    { url: '/api/runs', kind: 'operation', title: 'Get everything', keywords: ['GET /v1/actions/runs'], text: '' },
    { url: '/api/run', kind: 'operation', title: 'Get one', keywords: ['GET /v1/actions/runs/{id}'], text: '' },
  ])
  expect(await found(engine, 'actions/runs')).toEqual(['/api/runs', '/api/run', '/runs'])
})

test('after the first few, pages are left out that answer much less than the best one', async () => {
  const mentions = Array.from({ length: 12 }, (_, at) => ({
    url: `/page-${at}`,
    title: `Page ${'abcdefghijkl'.charAt(at)}`,
    text: `${'Something else is said at length here. '.repeat(40)} A needle is named once.`,
  }))
  const best = { url: '/needle', title: 'Needle', keywords: ['needle'], text: 'A needle is a needle.' }
  const short = Array.from({ length: 30 }, (_, at) => ({ url: `/z-${at}`, title: 'Short', text: 'Short.' }))
  const engine = await testEngine([best, ...mentions, ...short])
  const { total } = await engine.search(wholeQuery('needle'))
  expect(total).toBeLessThan(mentions.length)
  expect((await engine.search(wholeQuery('named once'))).total).toBe(mentions.length)
})

describe('an excerpt', () => {
  const rows = 'deleteOther · boolean · Deletes other related things; createOther · boolean · Creates related things; '
  const text = `The root has these. Option · Type · Meaning; ${rows}${'last · string · Much more of the same; '.repeat(9)}`

  test('says what a row of a table is about', async () => {
    const engine = await testEngine([{ url: '/a', title: 'Options', text }])
    const { hits } = await engine.search(wholeQuery('createOther'))
    expect(hits[0]?.excerpt.text).toBe('createOther: boolean · Creates related things…')
  })
})

test('of two parts about which the same was asked, the one about which it was asked more often is found', async () => {
  const pages = [
    { url: '/users', title: 'People', parts: { Prerequisites: 'An Admin.', 'Add people': 'Select Invite.' } },
    { url: '/visitors', title: 'Other', text: 'Nobody.' },
  ]
  const questions = [
    [1, 'who can invite users'],
    [2, 'invite users', 'how do i invite a user'],
    [3, 'close the harbor', 'what does a rope cost', 'paint the crane', 'feed a gull'],
  ] as const
  const engine = await testEngine(pages, { questions })
  expect((await found(engine, 'how do i invite users'))[0]).toBe('/users#add-people')
})
