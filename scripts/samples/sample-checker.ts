import type { ApiReference } from '#lib/api/api-operation.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { PortalKind } from '#lib/samples/objects/portal-kinds.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sampleSources, sourcesHash } from '../content/engine-sources.ts'
import { createSampleCallChecker, type SampleCalls } from './check-calls.ts'
import { createObjectChecker } from './check-objects.ts'
import { createPlaygroundChecker, type SitePlaygrounds } from './check-playgrounds.ts'
import { createSyntaxChecker } from './check-samples.ts'
import { jqInThread } from './jq-in-thread.ts'
import { loadEngines } from './load-engines.ts'

// Kept for the process: parsers take long to load.
const engines = loadEngines()
const jq = jqInThread()

export interface SampleInput {
  root: string
  tokens: Tokens
  api: ApiReference | undefined
  pages: readonly { route: RoutePath; compiled: { samples: readonly Sample[] } }[]
}

export interface SampleFindings {
  calls: SampleCalls['calls']
  /** Kinds of the portal's objects; none where no schemas say so. */
  kinds: readonly PortalKind[]
  playgrounds: SitePlaygrounds
  diagnostics: Diagnostic[]
}

export interface SampleChecker {
  /** Every check of the samples of a site, which operations they call, and what live ones give. */
  check: (input: SampleInput) => Promise<SampleFindings>
  /** Keeps what was found on disk, for the next process. */
  save: () => void
}

export function createSampleChecker(): SampleChecker {
  const syntax = createSyntaxChecker(engines)
  const objects = createObjectChecker(engines)
  const apiCalls = createSampleCallChecker(engines)
  const live = createPlaygroundChecker(jq)
  return {
    async check({ root, tokens, api, pages }) {
      const engine = sourcesHash(sampleSources)
      const samples = pages.map(({ compiled }) => compiled.samples)
      const called = await apiCalls.check(root, engine, api, pages)
      const checked = await objects.check(root, engine, tokens, samples)
      const known = [...(await syntax.check(root, engine, samples)), ...checked.diagnostics, ...called.diagnostics]
      const playgrounds = await live.check({ root, engine, brand: tokens.brand ?? '', pages, known })
      return {
        calls: called.calls,
        kinds: checked.kinds,
        playgrounds,
        diagnostics: [...known, ...playgrounds.diagnostics],
      }
    },
    save() {
      for (const { save } of [syntax, objects, apiCalls, live]) save()
    },
  }
}
