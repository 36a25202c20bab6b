import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Playground } from '../markdown/find-playgrounds.ts'
import { placeInSource } from '../pages/place-in-source.ts'
import type { PlaygroundDiagnostic, PlaygroundResult } from './result.ts'

/** Reports problems with a playground's initial input, at the places where the writer must change it. */
export function checkPlayground(
  { program, input }: Playground,
  { diagnostics, text }: Pick<PlaygroundResult, 'diagnostics' | 'text'>,
): Diagnostic[] {
  const report = (diagnostic: PlaygroundDiagnostic): Diagnostic => {
    const sample = diagnostic.part === 'input' && input !== undefined ? input : program
    const place =
      diagnostic.line === undefined
        ? { file: sample.page, line: sample.line, column: sample.column }
        : placeInSource(sample, diagnostic.line, diagnostic.column ?? 1)
    const { message, hint } = diagnostic
    return { severity: 'error', code: 'playground-result', ...place, message, hint }
  }
  if (diagnostics.length > 0 || text !== '') return diagnostics.map(report)
  const message = `This live block gives nothing${input === undefined ? '' : ' for its payload'}.`
  return [report({ part: 'program', message, hint: 'Start with something that readers can see.' })]
}
