import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AlgoliaResult } from './algolia-answer.ts'
import type { HostedResponse } from './hosted-answer.ts'
import type { HostedRequest } from './hosted-client.ts'
import { createHostedSearchClient } from './hosted-client.ts'

const request = (query: string) => ({ indexName: 'docs', params: { query } })
const hosted = (count: number): HostedResponse => ({
  hits: [],
  nbHits: count,
  page: 0,
  nbPages: 1,
  processingTimeMS: 4,
})

/** A client whose host answers as it is told, and whose local index always finds one thing. */
function testClient(search: (requests: HostedRequest[]) => Promise<readonly HostedResponse[]>) {
  let time = 0
  const told: unknown[] = []
  const local: string[] = []
  const client = createHostedSearchClient({
    search,
    indexName: 'docs_index',
    version: '',
    fallback: {
      search: async (requests) => {
        local.push(requests.map(({ params }) => params?.query).join())
        return { results: requests.map(() => ({ nbHits: 1 }) as AlgoliaResult) }
      },
    },
    onFallback: (cause) => void told.push(cause),
    now: () => time,
  })
  const counts = async (...queries: string[]) =>
    (await client.search(queries.map(request))).results.map(({ nbHits }) => nbHits)
  const pass = (ms: number) => {
    time += ms
  }
  return { counts, told, local, pass }
}

describe('a hosted client', () => {
  test('asks the host in one call, and does not ask what is empty', async () => {
    const asked: string[][] = []
    const { counts, local } = testClient(async (requests) => {
      asked.push(requests.map(({ query, indexName }) => `${indexName}:${query}`))
      return requests.map(({ query }) => hosted(query.length))
    })
    expect(await counts('abc', '', 'a')).toEqual([3, 0, 1])
    expect(await counts('')).toEqual([0])
    expect(asked).toEqual([['docs_index:abc', 'docs_index:a']])
    expect(local).toEqual([])
  })

  test.each([
    ['fails', () => Promise.reject(new Error('HTTP 500'))],
    ['answers less than was asked', async () => []],
    ['answers nonsense', async () => [{}] as never],
  ])('lets the local index answer when the host %s', async (_, search) => {
    const { counts, told, local } = testClient(search)
    expect(await counts('abc')).toEqual([1])
    expect(local).toEqual(['abc'])
    expect(told).toHaveLength(1)
  })

  test('says so once, leaves the host alone for a while, and asks it again later', async () => {
    let isUp = false
    let asked = 0
    const { counts, told, pass } = testClient(async () => {
      asked += 1
      if (!isUp) throw new Error('HTTP 503')
      return [hosted(9)]
    })
    await counts('a')
    expect(await counts('ab')).toEqual([1])
    pass(29_999)
    await counts('abc')
    expect(asked).toBe(1)
    pass(1)
    expect(await counts('abcd')).toEqual([1])
    expect([asked, told.length]).toEqual([2, 1])
    isUp = true
    pass(30_000)
    expect(await counts('abcde')).toEqual([9])
    expect(await counts('abcdef')).toEqual([9])
    expect(told).toHaveLength(1)
    isUp = false
    await counts('abcdefg')
    expect(told).toHaveLength(2)
  })
})

describe('a host that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is given up after a time', async () => {
    const { counts, told } = testClient(() => new Promise(() => {}))
    const answer = counts('abc')
    await vi.advanceTimersByTimeAsync(2_499)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual([1])
    expect(String(told[0])).toContain('2500 ms')
  })

  test('is given up for all that was asked meanwhile', async () => {
    const { counts, told } = testClient(() => new Promise(() => {}))
    const first = counts('a')
    await vi.advanceTimersByTimeAsync(2_000)
    const second = counts('ab')
    await vi.advanceTimersByTimeAsync(500)
    expect(await Promise.all([first, second])).toEqual([[1], [1]])
    expect(told).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
