import type { ApiReference } from '#lib/api/api-operation.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { createCallChecker, type PageCallFacts } from '#lib/samples/calls/check-page-calls.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import { rememberLast } from '../content/remember-last.ts'
import { createResultKeeper } from './result-keeper.ts'

export interface SampleCalls {
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: Map<RoutePath, string[]>
  diagnostics: Diagnostic[]
}

/** Pages with their samples, by identity the same while they stay as they are. */
type SamplePages = readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[]

export interface CallChecker {
  /**
   * Checks the calls of the API in the samples of pages. What is known for the same samples and the same API is not worked
   * out again.
   */
  check: (root: string, engine: string, api: ApiReference | undefined, pages: SamplePages) => Promise<SampleCalls>
  save: () => void
}

export function createSampleCallChecker(engines: SampleEngines): CallChecker {
  const keeper = createResultKeeper<PageCallFacts, PageCallFacts>('calls')
  // Compiling the schemas takes most of the time, and is for samples that are not known.
  const checkerOf = rememberLast(createCallChecker)
  const keyOf = rememberLast((engine: string, { bundle, operations }: ApiReference) =>
    sha256(engine, JSON.stringify([bundle, operations.map(({ slug }) => slug)])),
  )
  return {
    save: keeper.save,
    async check(root, engine, api, pages) {
      const calls = new Map<RoutePath, string[]>()
      const diagnostics = new Map<string, Diagnostic>()
      if (api === undefined) return { calls, diagnostics: [] }
      const results = keeper.open(root, keyOf(engine, api))
      for (const { route, compiled } of pages) {
        const { samples } = compiled
        if (samples.length === 0) continue
        const facts = await results.forPage(samples, (cache) =>
          cache.get(sha256(JSON.stringify(samples)), () => checkerOf(api)(samples, engines)),
        )
        if (facts.slugs.length > 0) calls.set(route, facts.slugs)
        // A snippet that several pages include is reported once.
        for (const item of facts.diagnostics) {
          diagnostics.set(`${item.file}:${item.line}:${item.column} ${item.message}`, item)
        }
      }
      return { calls, diagnostics: [...diagnostics.values()] }
    },
  }
}
