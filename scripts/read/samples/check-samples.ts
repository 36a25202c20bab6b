import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import type { Sample } from '#lib/pages/sample.ts'
import { checkSampleSyntax } from '#lib/samples/check-syntax.ts'
import { findSyntaxDiagnostics } from '#lib/samples/find-syntax-diagnostics.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxDiagnostic } from '#lib/samples/parse/syntax-diagnostic.ts'
import { memoizeByObject } from '../../disk/memoize-last.ts'
import type { Store } from '../../disk/store.ts'

/** Parses the samples of all pages, each text once, skipping those that an earlier run parsed. */
type SyntaxChecker = (pages: readonly (readonly Sample[])[]) => Promise<Diagnostic[]>

export function createSyntaxChecker(engines: SampleEngines, store: Store): SyntaxChecker {
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
  return async (pages) => {
    const diagnostics = new Map<Sample, SyntaxDiagnostic[]>()
    for (const samples of pages)
      for (const [sample, textDiagnostics] of await diagnosticsOf(samples)) diagnostics.set(sample, textDiagnostics)
    return checkSampleSyntax([...diagnostics.keys()], (sample) => diagnostics.get(sample) ?? [])
  }
}
