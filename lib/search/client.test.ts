import { describe, expect, test } from 'vitest'
import { testEngine } from '../../tests/support/search-site.ts'
import { createLocalSearchClient } from './client.ts'
import type { SearchEngine } from './engine.ts'
import { createSearchHost, type OpenEngine } from './worker-host.ts'
import type { SearchReply, SearchRequest } from './worker-messages.ts'
import { createSearchPort } from './worker-port.ts'

const pages = [
  { url: '/guides/deploy', title: 'Deploy', text: 'Apply the manifest.', breadcrumbs: ['Guides'] },
  { url: '/guides/manifest', title: 'Manifests', parts: { 'Write a manifest': 'One file.' } },
  { url: '/other', title: 'Other', text: 'A manifest.' },
]

/** A worker in this thread: messages arrive later, in their order, as copies. */
function testWorker(open: OpenEngine) {
  const listeners: ((event: { data: SearchReply }) => void)[] = []
  const replies: SearchReply[] = []
  const host = createSearchHost(open, (reply) => {
    replies.push(reply)
    const data = structuredClone(reply)
    queueMicrotask(() => {
      for (const listener of listeners) listener({ data })
    })
  })
  return {
    replies,
    worker: {
      postMessage: (request: SearchRequest) => queueMicrotask(() => host(structuredClone(request))),
      addEventListener: (_: 'message', listener: (event: { data: SearchReply }) => void) =>
        void listeners.push(listener),
    },
  }
}

const request = (query: string, params: object = {}) => ({ indexName: 'docs', params: { query, ...params } })
const engine = () => testEngine(pages)

async function openClient(open: OpenEngine = engine) {
  const { worker, replies } = testWorker(open)
  const port = createSearchPort(worker)
  let updates = 0
  let time = 0
  const client = createLocalSearchClient({
    ask: port.asker(),
    onUpdate: () => {
      updates += 1
    },
    now: () => {
      time += 7
      return time
    },
  })
  return { port, client, replies, updates: () => updates }
}

describe('a local client', () => {
  test('answers as Algolia does', async () => {
    const { port, client, updates } = await openClient()
    await port.open('/_search/', '')
    const asked = request('write a mani', { hitsPerPage: 1, highlightPreTag: '<b>', highlightPostTag: '</b>' })
    await client.search([asked])
    await expect.poll(updates).toBe(1)
    expect((await client.search([asked])).results).toMatchInlineSnapshot(`
      [
        {
          "exhaustiveNbHits": true,
          "hits": [
            {
              "_highlightResult": {
                "description": {
                  "matchLevel": "none",
                  "matchedWords": [],
                  "value": "",
                },
                "keywords": [],
                "section": {
                  "matchLevel": "full",
                  "matchedWords": [
                    "write",
                    "mani",
                  ],
                  "value": "<b>Write</b> a <b>mani</b>fest",
                },
                "title": {
                  "matchLevel": "partial",
                  "matchedWords": [
                    "mani",
                  ],
                  "value": "<b>Mani</b>fests",
                },
              },
              "_snippetResult": {
                "text": {
                  "matchLevel": "none",
                  "value": "One file.",
                },
              },
              "anchor": "write-a-manifest",
              "breadcrumbs": [],
              "context": "guides",
              "description": "",
              "keywords": [],
              "kind": "page",
              "objectID": "/guides/manifest#write-a-manifest",
              "section": "Write a manifest",
              "terms": [
                "manifests",
                "write",
                "manifest",
              ],
              "text": "One file.",
              "title": "Manifests",
              "type": "Heading",
              "url": "/guides/manifest",
            },
          ],
          "hitsPerPage": 1,
          "index": "docs",
          "nbHits": 1,
          "nbPages": 1,
          "page": 0,
          "params": "",
          "processingTimeMS": 7,
          "query": "write a mani",
          "userData": [
            {
              "isComplete": true,
              "isUnanswered": false,
              "spellings": [],
            },
          ],
        },
      ]
    `)
  })

  test('takes a context from the filters, and a page', async () => {
    const { port, client } = await openClient()
    await port.open('/_search/', '')
    const search = async (params: object) => {
      await client.search([request('manifest', params)])
      const { results } = await client.search([request('manifest', params)])
      return results.map(({ hits, nbHits, page, nbPages }) => [hits.map(({ url }) => url), nbHits, page, nbPages])
    }
    expect(await search({ facetFilters: [['context:guides']] })).toEqual([
      [['/guides/manifest', '/guides/deploy'], 2, 0, 1],
    ])
    expect(await search({ facetFilters: 'context:guides', hitsPerPage: 1, page: 1 })).toEqual([
      [['/guides/deploy'], 2, 1, 2],
    ])
  })

  test('answers by titles and headings first, and says when the rest is at hand', async () => {
    const { port, client, updates } = await openClient()
    await port.open('/_search/', '')
    const first = await client.search([request('manifest')])
    expect(first.results[0]?.nbHits).toBe(1)
    expect(first.results[0]?.exhaustiveNbHits).toBe(false)
    await expect.poll(updates).toBe(1)
    const second = await client.search([request('manifest')])
    expect(second.results[0]?.nbHits).toBe(3)
    expect(second.results[0]?.exhaustiveNbHits).toBe(true)
    expect(updates()).toBe(1)
  })

  test('waits for the texts when no title says anything', async () => {
    const { port, client, updates } = await openClient()
    await port.open('/_search/', '')
    const { results } = await client.search([request('apply')])
    expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/guides/deploy'])
    expect(updates()).toBe(0)
  })

  test('answers several requests at once', async () => {
    const { port, client } = await openClient()
    await port.open('/_search/', '')
    const { results } = await client.search([request('deploy'), request('other'), request('')])
    expect(results.map(({ hits }) => hits.map(({ url }) => url))).toEqual([['/guides/deploy'], ['/other'], []])
  })
})

test('what lacks some files of the index is asked again', async () => {
  let isComplete = false
  const lacking: SearchEngine = {
    contexts: [],
    popular: [],
    search: async () => ({ hits: [], total: 0, page: 0, pages: 0, isComplete, isUnanswered: false, spellings: [] }),
  }
  const { port, client } = await openClient(async () => lacking)
  await port.open('/_search/', '')
  const isWhole = async () => (await client.search([request('jq')])).results[0]?.exhaustiveNbHits
  expect(await isWhole()).toBe(false)
  isComplete = true
  expect(await isWhole()).toBe(true)
  isComplete = false
  expect(await isWhole()).toBe(true)
})

test('suggestions have operations from the first answer on, unless a part of the site is searched', async () => {
  const engine = testEngine([
    ...['/a', '/b', '/guides/c'].map((url) => ({ url, title: 'Scorecard', text: 'A scorecard.' })),
    { url: '/api-reference/get', kind: 'operation' as const, title: 'Get a scorecard' },
  ])
  const { port, client, updates } = await openClient(() => engine)
  await port.open('/_search/', '')
  const urls = async (params: object = {}) => {
    const asked = request('scorecard', { hitsPerPage: 2, ruleContexts: ['suggestions'], ...params })
    return (await client.search([asked])).results.map(({ hits }) => hits.map(({ url }) => url))
  }
  expect(await urls()).toEqual([['/a', '/api-reference/get']])
  await expect.poll(updates).toBe(1)
  expect(await urls()).toEqual([['/a', '/api-reference/get']])
  expect(await urls({ ruleContexts: [] })).toEqual([['/a', '/b']])
  expect(await urls({ facetFilters: 'context:guides' })).toEqual([['/guides/c']])
})

describe('questions that newer ones replace', () => {
  /** An engine whose answers wait until they are let go. */
  function slowEngine() {
    const released: (() => void)[] = []
    const slow: SearchEngine = {
      contexts: [],
      popular: [],
      search: async ({ text }) => {
        if (text === 'slow') await new Promise<void>((resolve) => released.push(resolve))
        return { hits: [], total: text.length, page: 0, pages: 0, isComplete: true, isUnanswered: false, spellings: [] }
      },
    }
    return { slow, release: () => released.forEach((resolve) => void resolve()) }
  }

  test('are dropped, and end after the newer one', async () => {
    const { slow, release } = slowEngine()
    const { port, client, replies } = await openClient(async () => slow)
    await port.open('/_search/', '')
    const order: string[] = []
    const old = client.search([request('slow')]).then(() => order.push('old'))
    const young = client.search([request('new')]).then(() => order.push('new'))
    await young
    await old
    expect(order).toEqual(['new', 'old'])
    release()
    await expect.poll(() => replies.map(({ type }) => type).sort()).toEqual(['done', 'opened', 'stale'])
  })

  test('stay when another asks', async () => {
    const { slow, release } = slowEngine()
    const { port } = await openClient(async () => slow)
    await port.open('/_search/', '')
    const [one, other] = [port.asker(), port.asker()]
    const query = { context: 'all', page: 0, hitsPerPage: 8 }
    const waiting = one([{ ...query, text: 'slow' }])
    await other([{ ...query, text: 'new' }])
    release()
    expect((await waiting)?.map(({ total }) => total)).toEqual([4])
  })
})

describe('an index that cannot be had', () => {
  test('fails each question, and opening again mends it', async () => {
    let isOnline = false
    const { port, client } = await openClient(async () => {
      if (!isOnline) throw new Error('The index could not be loaded.')
      return engine()
    })
    await expect(port.open('/_search/', '')).rejects.toThrow('The index could not be loaded.')
    await expect(client.search([request('deploy')])).rejects.toThrow('The index could not be loaded.')
    isOnline = true
    expect(await port.open('/_search/', '')).toEqual({
      contexts: [
        { id: 'guides', label: 'Guides' },
        { id: '_other', label: 'Other pages' },
      ],
      popular: [],
    })
    expect((await client.search([request('deploy')])).results[0]?.nbHits).toBeGreaterThan(0)
  })

  test('fails a question that comes before any is opened', async () => {
    const { client } = await openClient()
    await expect(client.search([request('deploy')])).rejects.toThrow('No search index has been opened.')
  })
})
