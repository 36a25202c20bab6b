import type { ApiReference } from '#lib/api/api-operation.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { Sample } from '#lib/pages/sample.ts'
import type { PortalKind } from '#lib/samples/objects/portal-kinds.ts'
import type { Store } from '../../disk/store.ts'
import { createSampleCallChecker, type SampleCalls } from './check-calls.ts'
import { createObjectChecker } from './check-object-samples.ts'
import { createPlaygroundChecker, type SitePlaygrounds } from './check-playgrounds.ts'
import { createSyntaxChecker } from './check-samples.ts'
import { jqInThread } from './jq-in-thread.ts'
import { loadEngines } from './load-engines.ts'

// One instance for the process: parsers take long to load.
const engines = loadEngines()
const jq = jqInThread()

interface SampleInput {
  tokens: Tokens
  api: ApiReference | undefined
  pages: readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[]
}

export interface SampleDiagnostics {
  calls: SampleCalls['calls']
  /** Kinds of the portal's objects; none without schemas. */
  kinds: readonly PortalKind[]
  playgrounds: SitePlaygrounds
  diagnostics: Diagnostic[]
}

/** Checks the samples of a site, finds the operations that they call, and runs the playgrounds. */
type SampleChecker = (input: SampleInput) => Promise<SampleDiagnostics>

export function createSampleChecker(store: Store): SampleChecker {
  const checkSyntax = createSyntaxChecker(engines, store)
  const checkObjects = createObjectChecker(engines, store)
  const checkCalls = createSampleCallChecker(engines, store)
  const checkPlaygrounds = createPlaygroundChecker(jq, store)
  return async ({ tokens, api, pages }) => {
    const samples = pages.map(({ compiled }) => compiled.samples)
    const { calls, diagnostics } = await checkCalls(api, pages)
    const objects = await checkObjects(tokens, samples)
    const known = [...(await checkSyntax(samples)), ...objects.diagnostics, ...diagnostics]
    const playgrounds = await checkPlaygrounds({ brand: tokens.brand ?? '', pages, known })
    return { calls, kinds: objects.kinds, playgrounds, diagnostics: [...known, ...playgrounds.diagnostics] }
  }
}
