import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSearchEngine } from '#lib/search/engine.ts'
import { measureQuality } from '../../../bench/search/measures.ts'
import { readQueries } from '../../../bench/search/read-queries.ts'
import { pageOfFile } from '../../export/exported-pages.ts'
import { fileOfRoute, out, tokens } from '../../export/site.ts'

// The index that readers get, asked what the benchmark asks: see docs/search.md.
const queries = readQueries(join(process.cwd(), 'bench/search/queries'), tokens)
const engine = await openSearchEngine(async (name) => new Uint8Array(readFileSync(join(out, '_search', name))))
const ask = async (text: string) => {
  const { hits } = await engine.search({ text, context: 'all', page: 0, hitsPerPage: 8 })
  return hits
}

test('every answer of the benchmark’s queries is a page, and its anchor an id', () => {
  const missing = queries.flatMap(({ text, targets }) =>
    targets
      .filter(({ route, anchor }) => {
        const page = pageOfFile(fileOfRoute(route))
        return page === undefined || (anchor !== '' && !page.ids.has(anchor))
      })
      .map(({ route, anchor }) => `${text}: ${route}#${anchor}`),
  )
  expect(missing).toEqual([])
})

test('the half of the queries by which no weight was set finds its pages', async () => {
  const reported = queries.filter(({ half }) => half === 'reporting')
  const answers: string[][] = []
  for (const { text } of reported) answers.push((await ask(text)).map(({ url }) => url))
  const { all } = measureQuality(reported, answers)
  expect(all.mrr).toBeGreaterThanOrEqual(0.912)
  expect(all.any).toBeGreaterThanOrEqual(0.97)
})

test('a noun finds pages about the thing before operations on it; what is done to it finds the operation', async () => {
  for (const noun of ['blueprint', 'entity', 'scorecard', 'webhook', 'action'])
    expect(
      (await ask(noun)).slice(0, 2).map(({ kind }) => kind),
      noun,
    ).toEqual(['page', 'page'])
  for (const text of ['create a blueprint', 'create-a-blueprint', 'POST /blueprints'])
    expect((await ask(text))[0]?.url, text).toBe('/api-reference/create-a-blueprint')
})

test.each([
  ['audit', '/api-reference/get-audit-logs'],
  ['how do i delete all entities', '/api-reference/delete-all-entities-of-a-blueprint'],
  ['invalid_jq expression', '/build-your-software-catalog/customize-integrations/configure-mapping'],
  ['sso', '/sso-rbac/sso-providers'],
  ['on-premise gitlab runner', '/actions-and-automations/setup-backend/gitlab-pipeline/self-hosted'],
])('“%s” finds the page for it first', async (text, route) => {
  expect((await ask(text))[0]?.url).toBe(route)
})

test('the name of a header finds the pages whose tables define it before those that mention it', async () => {
  const found = (await ask('x-ratelimit-reset')).slice(0, 2).map(({ url }) => url)
  expect(found.toSorted()).toEqual(['/api-reference/rate-limits', `/api-reference/${tokens.brand}-api`])
})
