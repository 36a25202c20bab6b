import { describe, expect, test } from 'vitest'
import { jsonBytes } from '#lib/search/hosted-record.ts'
import { hostKey, startSearchHost } from '../../tests/support/search-host.ts'
import { type TestPage, testRecords } from '../../tests/support/search-site.ts'
import type { SiteRecords } from '../make/search-records.ts'
import { pushExit, pushSearchIndex } from './push-command.ts'
import type { PushOptions } from './push-options.ts'

const plain: PushOptions = { diff: false, dryRun: false, force: false }
const replaced = [
  'GET docs/settings',
  'POST docs/operation',
  'POST tmp/batch',
  'PUT tmp/settings',
  'POST tmp/synonyms/batch',
  'POST docs/operation',
  'POST tmp/operation',
]

function siteOf(pages: readonly TestPage[], synonyms = [['delete', 'remove']]): SiteRecords {
  return {
    passages: new Map(),
    answers: new Map(),
    linkTexts: new Map(),
    linkCounts: new Map(),
    versions: new Map([['', pages.map(testRecords)]]),
    contexts: [],
    synonyms,
    questions: [],
    everyday: { words: [], tools: [], small: {}, unanswered: [], product: [] },
  }
}

const numbered = (count: number, text = 'Words'): TestPage[] =>
  Array.from({ length: count }, (_, index) => ({ url: `/p${index}`, title: `Page ${index}`, text }))

async function testHost(key = hostKey, readTimeoutMs?: number) {
  const host = await startSearchHost()
  const client = host.client(key, readTimeoutMs)
  const lines: string[] = []
  const waits: number[] = []
  return {
    ...host,
    lines,
    waits,
    printed: () => lines.join('\n'),
    /** Forgets what was called and printed so far. */
    clear() {
      host.calls.length = 0
      lines.length = 0
    },
    push: (site: SiteRecords, options: Partial<PushOptions> = {}) =>
      pushSearchIndex(
        site,
        { client, indexName: 'docs', secret: key },
        { ...plain, ...options },
        { print: (line) => void lines.push(line), wait: async (delayMs) => void waits.push(delayMs) },
      ),
  }
}

describe('a whole push', () => {
  test('fills a temporary index, sets it up, and moves it to the place of the old one', async () => {
    const host = await testHost()
    expect(await host.push(siteOf(numbered(2)))).toBe(pushExit.done)
    expect(host.order()).toEqual(replaced)
    expect(host.unawaited()).toEqual([])
    expect([...host.indexes.keys()]).toEqual(['docs'])
    const index = host.indexes.get('docs')
    expect([...(index?.records.keys() ?? [])]).toEqual(['/p0', '/p1'])
    expect(index?.settings).toMatchObject({ attributeForDistinct: 'url', distinct: true })
    expect(index?.synonyms).toMatchObject([{ type: 'synonym', synonyms: ['delete', 'remove'] }])
  })

  test('waits until each task is done before it goes on', async () => {
    const host = await testHost()
    host.slowDown()
    await host.push(siteOf(numbered(1)))
    expect(host.unawaited()).toEqual([])
    const move = host.calls.findIndex(({ body }) => body.operation === 'move')
    const before = host.calls.slice(0, move).map(({ name }) => name)
    // The batch, the settings and the synonyms are each asked for twice: the host is slow.
    expect(before.filter((name) => name.startsWith('GET tmp/task/')).length).toBeGreaterThanOrEqual(6)
    expect(host.calls.at(-1)?.name).toContain('GET tmp/task/')
  })

  test('sends records of less than 10 KB, at most 1,000 in a call, and does not lose any text of a long page', async () => {
    const host = await testHost()
    const words = Array.from({ length: 4_000 }, (_, index) => `word${index} “ü”`).join(' ')
    expect(await host.push(siteOf([...numbered(1_500), { url: '/z', title: 'Long', text: words }]))).toBe(pushExit.done)
    const batches = host.calls.filter(({ name }) => name === 'POST tmp/batch').map(({ body }) => body.requests)
    expect(batches.map((requests) => (requests as unknown[]).length)).toEqual([1_000, expect.any(Number)])
    const records = [...(host.indexes.get('docs')?.records.values() ?? [])]
    expect(Math.max(...records.map(jsonBytes))).toBeLessThan(10_000)
    const long = records.filter(({ url }) => url === '/z').sort((a, b) => Number(a.position) - Number(b.position))
    expect(long.length).toBeGreaterThan(5)
    expect(long.map(({ text }) => text).join(' ')).toBe(words)
  })

  test('is refused when a page does not fit into its records, and reports the page and a remedy', async () => {
    const host = await testHost()
    const crowded = { url: '/a', title: 'A', keywords: ['long '.repeat(2_000)] }
    expect(await host.push(siteOf([...numbered(2), crowded]))).toBe(pushExit.refused)
    expect(host.printed()).toMatch(/Refused\. .*keywords of \/a take \d+ bytes.*Shorten them in its frontmatter\./)
    expect(host.calls).toEqual([])
  })

  test('preserves rules that were made at the host', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(1)))
    const index = host.indexes.get('docs')
    index?.rules.push('promote')
    await host.push(siteOf(numbered(2)))
    expect(host.indexes.get('docs')?.rules).toEqual(['promote'])
  })

  test('removes the temporary index when it fails, and leaves the old one alone', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(2)))
    const before = host.indexes.get('docs')
    host.clear()
    host.interfere(({ name }) =>
      name === 'PUT tmp/settings' ? { status: 400, message: 'No such setting' } : undefined,
    )
    expect(await host.push(siteOf(numbered(3)))).toBe(pushExit.host)
    expect(host.printed()).toContain('The host refused: No such setting')
    expect(host.order().at(-1)).toBe('DELETE tmp/')
    expect([...host.indexes]).toEqual([['docs', before]])
  })
})

describe('a push of the difference', () => {
  test('of six changes sends only those', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(1_200)))
    host.clear()
    const pages = numbered(1_200)
    for (const index of [5, 500, 1_100]) pages[index] = { url: `/p${index}`, title: 'Changed' }
    pages.splice(7, 1)
    pages.push({ url: '/new-a', title: 'New' }, { url: '/new-b', title: 'New' })
    expect(await host.push(siteOf(pages), { diff: true })).toBe(pushExit.done)
    expect(host.order()).toEqual([
      'GET docs/settings',
      'POST docs/browse',
      'POST docs/browse',
      'POST docs/batch',
      'POST docs/batch',
    ])
    const [added, removed] = host.calls.filter(({ name }) => name === 'POST docs/batch')
    const ids = (requests: unknown) => (requests as { body: { objectID: string } }[]).map(({ body }) => body.objectID)
    expect(ids(added?.body.requests)).toEqual(['/new-a', '/new-b', '/p5', '/p500', '/p1100'])
    expect(ids(removed?.body.requests)).toEqual(['/p7'])
    expect((added?.bytes ?? 0) + (removed?.bytes ?? 0)).toBeLessThan(3_000)
    expect(host.unawaited()).toEqual([])
    expect(host.indexes.get('docs')?.records.size).toBe(1_201)
    expect(host.printed()).toContain('changed         3   /p5, /p500, /p1100')
  })

  test('requests only the hashes of the records', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(2)))
    host.clear()
    await host.push(siteOf(numbered(2)), { diff: true })
    expect(host.order()).toEqual(['GET docs/settings', 'POST docs/browse'])
    expect(host.calls[1]?.body.attributesToRetrieve).toEqual(['hash'])
    expect(host.lines.at(-1)).toBe('Nothing was sent.')
  })

  test('sends settings and synonyms when they have changed', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(2)))
    host.clear()
    await host.push(siteOf(numbered(2), [['delete', 'erase']]), { diff: true })
    expect(host.order().slice(2)).toEqual(['PUT docs/settings', 'POST docs/synonyms/batch'])
    expect(host.indexes.get('docs')?.synonyms).toMatchObject([{ synonyms: ['delete', 'erase'] }])
    host.clear()
    await host.push(siteOf(numbered(2), []), { diff: true })
    expect(host.order().slice(2)).toEqual(['PUT docs/settings', 'POST docs/synonyms/clear'])
    expect(host.unawaited()).toEqual([])
  })

  test('makes an index that is missing', async () => {
    const host = await testHost()
    expect(await host.push(siteOf(numbered(1)), { diff: true })).toBe(pushExit.done)
    expect(host.order()).toEqual(replaced)
  })

  test('replaces records that this project did not push', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(1)))
    host.indexes.get('docs')?.records.set('/p0', { objectID: '/p0', other: true })
    await host.push(siteOf(numbered(1)), { diff: true })
    expect(host.indexes.get('docs')?.records.get('/p0')).toMatchObject({ title: 'Page 0' })
  })
})

describe('a set of records that', () => {
  test.each([
    ['is empty', 0, 'There are no records: the push would leave an empty index.'],
    ['has halved', 2, 'There are 2 records, and 4 in the index: half of it or more would be removed.'],
  ])('%s is refused unless it is forced', async (_, count, reason) => {
    const host = await testHost()
    await host.push(siteOf(numbered(4)))
    for (const diff of [false, true]) {
      host.clear()
      expect(await host.push(siteOf(numbered(count)), { diff })).toBe(pushExit.refused)
      expect(host.lines.at(-1)).toBe(`Refused. ${reason} If that is right, push with --force.`)
      expect(host.calls.every(({ name }) => name.startsWith('GET') || name.endsWith('/browse'))).toBe(true)
      expect(host.indexes.get('docs')?.records.size).toBe(4)
    }
    expect(await host.push(siteOf(numbered(count)), { diff: true, force: true })).toBe(pushExit.done)
    expect(host.indexes.get('docs')?.records.size).toBe(count)
  })
})

describe('a dry run', () => {
  test('says what would change, and changes nothing', async () => {
    const host = await testHost()
    await host.push(siteOf(numbered(3)))
    host.clear()
    const pages = [...numbered(2), { url: '/new', title: 'New' }]
    expect(await host.push(siteOf(pages), { dryRun: true })).toBe(pushExit.done)
    expect(host.order()).toEqual(['GET docs/settings', 'POST docs/browse'])
    expect(host.printed()).toMatchInlineSnapshot(`
      "3 records of 3 pages, 0.7 KB
      Biggest:
        0.2 KB  /p0
        0.2 KB  /p1
        0.2 KB  /new
      The index has 3 records.
        added           1   /new
        changed         0
        removed         1   /p2
        unchanged       2
      The difference is 0.2 KB.
      Settings and synonyms are the same.
      This was a dry run; nothing was sent."
    `)
  })

  test('needs no index', async () => {
    const lines: string[] = []
    const tools = { print: (line: string) => void lines.push(line), wait: async () => {} }
    expect(await pushSearchIndex(siteOf(numbered(1)), undefined, { ...plain, dryRun: true }, tools)).toBe(pushExit.done)
    expect(lines[0]).toBe('1 record of 1 page, 0.2 KB')
  })
})

describe('a host that', () => {
  test('rejects the key ends the push with the exit code for configuration', async () => {
    const host = await testHost('another key')
    expect(await host.push(siteOf(numbered(1)))).toBe(pushExit.configuration)
    expect(host.lines.at(-1)).toContain('The host does not accept SEARCH_ADMIN_KEY')
    expect(host.lines.at(-1)).toContain('editSettings')
    // This host repeats the key in its response.
    expect(host.printed()).toContain('API key •••')
    expect(host.printed()).not.toContain('another key')
    expect(host.waits).toEqual([])
  })

  test('fails and recovers is retried with increasing delays', async () => {
    const host = await testHost()
    let failures = 2
    host.interfere(({ name }) => {
      if (name !== 'POST tmp/batch' || failures === 0) return undefined
      failures -= 1
      return { status: 500 }
    })
    expect(await host.push(siteOf(numbered(1)))).toBe(pushExit.done)
    expect(host.waits).toEqual([1_000, 2_000])
    expect([...host.indexes.keys()]).toEqual(['docs'])
  })

  test('stays away ends the push after some attempts', async () => {
    const host = await testHost()
    host.interfere(() => ({ status: 503 }))
    expect(await host.push(siteOf(numbered(1)))).toBe(pushExit.host)
    expect(host.waits).toEqual([1_000, 2_000, 4_000])
    expect(host.lines.at(-1)).toContain('The host cannot be reached')
  })

  test('does not answer also ends the push', async () => {
    const host = await testHost(hostKey, 50)
    host.interfere(() => 'silence')
    expect(await host.push(siteOf(numbered(1)))).toBe(pushExit.host)
    // On a busy machine, a request can be given up before it reaches the host.
    expect(host.waits).toEqual([1_000, 2_000, 4_000])
  })
})
