import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkSampleSyntax } from '#lib/samples/check-syntax.ts'
import { findSyntaxFaults } from '#lib/samples/parse/find-syntax-faults.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import type { SyntaxFault } from '#lib/samples/parse/syntax-fault.ts'
import type { Sample } from '#lib/samples/sample.ts'
import { sha256 } from '../content/page-cache.ts'
import { openResultCache } from './result-cache.ts'

/** Parses all samples, each text once, and none that an earlier run with the same engine has parsed. */
export async function checkSamples(
  root: string,
  engine: string,
  engines: SampleEngines,
  samples: readonly Sample[],
): Promise<Diagnostic[]> {
  const cache = openResultCache<SyntaxFault[]>(root, 'syntax', engine)
  const faults = new Map<Sample, SyntaxFault[]>()
  for (const sample of samples) {
    const { language, text } = sample
    faults.set(sample, await cache.get(sha256(language, text), () => findSyntaxFaults(engines, language, text)))
  }
  cache.save()
  return checkSampleSyntax(samples, (sample) => faults.get(sample) ?? [])
}
