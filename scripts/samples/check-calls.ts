import type { ApiReference } from '#lib/api/api-operation.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { type CheckPageCalls, createCallChecker, type PageCallFacts } from '#lib/samples/calls/check-page-calls.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import { openResultCache } from './result-cache.ts'

// Kept for the process: a development server checks again and again, and compiling the schemas takes most of the time.
const memory: { key: string; check: CheckPageCalls | undefined } = { key: '', check: undefined }

function checkerOf(key: string, api: ApiReference): CheckPageCalls {
  const check = memory.key === key && memory.check !== undefined ? memory.check : createCallChecker(api)
  memory.key = key
  memory.check = check
  return check
}

export interface SampleCalls {
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: Map<RoutePath, string[]>
  diagnostics: Diagnostic[]
}

/**
 * Checks the calls of the API in the samples of pages. What an earlier run has found for the same samples and the same
 * API is not worked out again.
 */
export async function checkSampleCalls(
  root: string,
  engine: string,
  engines: SampleEngines,
  api: ApiReference | undefined,
  pages: readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[],
): Promise<SampleCalls> {
  const calls = new Map<RoutePath, string[]>()
  const diagnostics = new Map<string, Diagnostic>()
  if (api === undefined) return { calls, diagnostics: [] }
  const key = sha256(engine, JSON.stringify([api.bundle, api.operations.map(({ slug }) => slug)]))
  const cache = openResultCache<PageCallFacts>(root, 'calls', key)
  for (const { route, compiled } of pages) {
    if (compiled.samples.length === 0) continue
    const facts = await cache.get(sha256(JSON.stringify(compiled.samples)), () =>
      checkerOf(key, api)(compiled.samples, engines),
    )
    if (facts.slugs.length > 0) calls.set(route, facts.slugs)
    // A snippet that several pages include is reported once.
    for (const item of facts.diagnostics) {
      diagnostics.set(`${item.file}:${item.line}:${item.column} ${item.message}`, item)
    }
  }
  cache.save()
  return { calls, diagnostics: [...diagnostics.values()] }
}
