import type { ApiReference } from '#lib/api/api-operation.ts'
import { type Diagnostic, distinctDiagnostics } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { createCallChecker, type PageCallFacts } from '#lib/samples/calls/check-page-calls.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { sha256 } from '../../disk/hash.ts'
import { memoizeByObject, memoizeLast } from '../../disk/memoize-last.ts'
import type { Store } from '../../disk/store.ts'

export interface SampleCalls {
  /** Slugs of the operations that the samples of a page call, by its route. */
  calls: Map<RoutePath, string[]>
  diagnostics: Diagnostic[]
}

/** Pages with their samples, the same objects while they are unchanged. */
/** Pages, as far as their samples are checked. */
export type SamplePages = readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[]

/**
 * Checks the API calls in the samples of pages. The diagnostics of the same samples and the same API are computed only
 * once.
 */
export function createSampleCallChecker(engines: SampleEngines, store: Store) {
  const results = store.step<PageCallFacts>('calls')
  // Compiling the schemas takes most of the time, so it is done only for samples that haven't been checked.
  const checkerOf = memoizeLast(createCallChecker)
  const keyOf = memoizeLast(({ bundle, operations }: ApiReference) =>
    sha256(JSON.stringify([bundle, operations.map(({ slug }) => slug)])),
  )
  const factsOf = memoizeByObject((samples: readonly Sample[], api: ApiReference) =>
    results.keep([keyOf(api), JSON.stringify(samples)], () => checkerOf(api)(samples, engines)),
  )
  return async (api: ApiReference | undefined, pages: SamplePages): Promise<SampleCalls> => {
    const calls = new Map<RoutePath, string[]>()
    const diagnostics: Diagnostic[] = []
    if (api === undefined) return { calls, diagnostics }
    for (const { route, compiled } of pages) {
      if (compiled.samples.length === 0) continue
      const facts = await factsOf(compiled.samples, api)
      if (facts.slugs.length > 0) calls.set(route, facts.slugs)
      diagnostics.push(...facts.diagnostics)
    }
    return { calls, diagnostics: distinctDiagnostics(diagnostics) }
  }
}
