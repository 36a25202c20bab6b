import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkSampleSyntax } from '#lib/samples/check-syntax.ts'
import { findSyntaxFaults } from '#lib/samples/parse/find-syntax-faults.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxFault } from '#lib/samples/parse/syntax-fault.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import { createResultKeeper } from './result-keeper.ts'

export interface SyntaxChecker {
  /** Parses the samples of all pages, each text once, and none that an earlier run with the same engine has parsed. */
  check: (root: string, engine: string, pages: readonly (readonly Sample[])[]) => Promise<Diagnostic[]>
  save: () => void
}

export function createSyntaxChecker(engines: SampleEngines): SyntaxChecker {
  const keeper = createResultKeeper<SyntaxFault[], ReadonlyMap<Sample, SyntaxFault[]>>('syntax')
  return {
    save: keeper.save,
    async check(root, engine, pages) {
      const results = keeper.open(root, engine)
      const faults = new Map<Sample, SyntaxFault[]>()
      for (const samples of pages) {
        const faulty = await results.forPage(samples, async (cache) => {
          const found = new Map<Sample, SyntaxFault[]>()
          for (const sample of samples) {
            const { language, text } = sample
            const own = await cache.get(sha256(language, text), () => findSyntaxFaults(engines, language, text))
            if (own.length > 0) found.set(sample, own)
          }
          return found
        })
        for (const [sample, own] of faulty) faults.set(sample, own)
      }
      return checkSampleSyntax([...faults.keys()], (sample) => faults.get(sample) ?? [])
    },
  }
}
