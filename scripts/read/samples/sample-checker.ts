import type { ApiReference } from '#lib/api/api-operation.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { checkSampleSyntax, findSyntaxDiagnostics } from '#lib/samples/find-syntax-diagnostics.ts'
import type { ObjectKind } from '#lib/samples/objects/object-kinds.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxDiagnostic } from '#lib/samples/parse/syntax-diagnostic.ts'
import { memoizeByObject } from '../../disk/memoize-last.ts'
import type { Store } from '../../disk/store.ts'
import { createSampleCallChecker, type SampleCalls, type SamplePages } from './check-calls.ts'
import { createObjectChecker } from './check-object-samples.ts'
import { createPlaygroundChecker, type PlaygroundKindsInUse, type SitePlaygrounds } from './check-playgrounds.ts'
import { jqInThread } from './jq-in-thread.ts'
import { loadEngines } from './load-engines.ts'

// One instance for the process: parsers take long to load.
const engines = loadEngines()
const jq = jqInThread()

/** Parses the samples of all pages, each text once, skipping those that an earlier run parsed. */
function createSyntaxChecker(engines: SampleEngines, store: Store) {
  const results = store.step<SyntaxDiagnostic[]>('syntax')
  const diagnosticsOf = memoizeByObject(async (samples: readonly Sample[]) => {
    const faulty = new Map<Sample, SyntaxDiagnostic[]>()
    for (const sample of samples) {
      const { language, text } = sample
      const diagnostics = await results.keep([language, text], () => findSyntaxDiagnostics(engines, language, text))
      if (diagnostics.length > 0) faulty.set(sample, diagnostics)
    }
    return faulty
  })
  return async (pages: readonly (readonly Sample[])[]) => {
    const diagnostics = new Map<Sample, SyntaxDiagnostic[]>()
    for (const samples of pages)
      for (const [sample, textDiagnostics] of await diagnosticsOf(samples)) diagnostics.set(sample, textDiagnostics)
    return checkSampleSyntax([...diagnostics.keys()], (sample) => diagnostics.get(sample) ?? [])
  }
}

interface SampleInput {
  tokens: Tokens
  api: ApiReference | undefined
  playgroundKinds: PlaygroundKindsInUse
  pages: SamplePages
}

export interface SampleDiagnostics {
  calls: SampleCalls['calls']
  /** Kinds of the site's objects; none without schemas. */
  kinds: readonly ObjectKind[]
  playgrounds: SitePlaygrounds
  diagnostics: Diagnostic[]
}

/** Checks the samples of a site, finds the operations that they call, and runs the playgrounds. */
export function createSampleChecker(store: Store) {
  const checkSyntax = createSyntaxChecker(engines, store)
  const checkObjects = createObjectChecker(engines, store)
  const checkCalls = createSampleCallChecker(engines, store)
  const checkPlaygrounds = createPlaygroundChecker(jq, store)
  return async ({ tokens, api, playgroundKinds, pages }: SampleInput): Promise<SampleDiagnostics> => {
    const samples = pages.map(({ compiled }) => compiled.samples)
    const { calls, diagnostics } = await checkCalls(api, pages)
    const objects = await checkObjects(tokens, samples)
    const known = [...(await checkSyntax(samples)), ...objects.diagnostics, ...diagnostics]
    const playgrounds = await checkPlaygrounds({ kinds: playgroundKinds, brand: tokens.brand ?? '', pages, known })
    return { calls, kinds: objects.kinds, playgrounds, diagnostics: [...known, ...playgrounds.diagnostics] }
  }
}
