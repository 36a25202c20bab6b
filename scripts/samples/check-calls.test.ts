import { expect, test } from 'vitest'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { fixtureApi, sampleOf } from '../../tests/support/sample-calls.ts'
import { engines } from '../../tests/support/sample-faults.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { checkSampleCalls } from './check-calls.ts'

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

test('a second run with the same samples and the same API parses nothing', async () => {
  const root = temporaryFolder()
  const first = counted()
  const found = await checkSampleCalls(root, 'engine', first.engines, fixtureApi, pages)
  expect([...found.calls]).toEqual([
    ['/a', ['list-entities']],
    ['/b', ['list-entities']],
  ])
  expect(found.diagnostics.map(({ code }) => code)).toEqual(['api-call-auth'])
  expect(first.count.trees).toBe(1)

  const second = counted()
  expect(await checkSampleCalls(root, 'engine', second.engines, fixtureApi, pages)).toEqual(found)
  expect(second.count.trees).toBe(0)

  const other = counted()
  const api = { ...fixtureApi, operations: fixtureApi.operations.slice(1) }
  await checkSampleCalls(root, 'engine', other.engines, api, pages)
  expect(other.count.trees).toBe(1)
})

test('without an API nothing is checked', async () => {
  const { calls, diagnostics } = await checkSampleCalls(temporaryFolder(), 'engine', engines, undefined, pages)
  expect([...calls, ...diagnostics]).toEqual([])
})
