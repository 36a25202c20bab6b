import { expect, test } from 'vitest'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { fixtureApi, sampleOf } from '../../../tests/support/sample-calls.ts'
import { engines } from '../../../tests/support/sample-diagnostics.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { openStore } from '../../disk/store.ts'
import { createSampleCallChecker } from './check-calls.ts'

const page = (route: string, ...samples: Sample[]) => ({ route: route as RoutePath, compiled: { samples } })
const pages = [
  page('/a', sampleOf('shell', 'curl https://api.slipway.example/v1/entities')),
  page('/b', sampleOf('shell', 'curl https://api.slipway.example/v1/entities')),
  page('/c', sampleOf('json', '{}')),
  page('/d'),
]

function counted() {
  const count = { trees: 0 }
  const withTree: typeof engines.withTree = (...given) => {
    count.trees += 1
    return engines.withTree(...given)
  }
  return { count, engines: { ...engines, withTree } }
}

/** A check in a process that has just started and ends right after it. */
async function checkOnce(root: string, given: typeof engines, api: typeof fixtureApi | undefined) {
  const store = openStore(root)
  const found = await createSampleCallChecker(given, store)(api, pages)
  store.finish()
  return found
}

test('a second run with the same samples and the same API parses nothing', async () => {
  const root = temporaryFolder()
  const first = counted()
  const found = await checkOnce(root, first.engines, fixtureApi)
  expect([...found.calls]).toEqual([
    ['/a', ['list-entities']],
    ['/b', ['list-entities']],
  ])
  expect(found.diagnostics.map(({ code }) => code)).toEqual(['api-call-auth'])
  expect(first.count.trees).toBe(1)

  const second = counted()
  expect(await checkOnce(root, second.engines, fixtureApi)).toEqual(found)
  expect(second.count.trees).toBe(0)

  const other = counted()
  await checkOnce(root, other.engines, { ...fixtureApi, operations: fixtureApi.operations.slice(1) })
  expect(other.count.trees).toBe(1)
})

test('a process parses again only the samples of pages that have changed, or all for another API', async () => {
  const { count, engines: given } = counted()
  const check = createSampleCallChecker(given, openStore(temporaryFolder()))
  const found = await check(fixtureApi, pages)
  expect(await check(fixtureApi, pages)).toEqual(found)
  expect(count.trees).toBe(1)
  const edited = page('/a', sampleOf('shell', 'curl https://api.slipway.example/v1/blueprints'))
  await check(fixtureApi, [edited, ...pages.slice(1)])
  expect(count.trees).toBe(2)
  await check({ ...fixtureApi, operations: fixtureApi.operations.slice(1) }, pages)
  expect(count.trees).toBe(3)
})

test('without an API nothing is checked', async () => {
  const { calls, diagnostics } = await checkOnce(temporaryFolder(), engines, undefined)
  expect([...calls, ...diagnostics]).toEqual([])
})
