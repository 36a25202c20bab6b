import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { placeInSource } from '../samples/place-in-source.ts'
import type { Playground } from './find-playgrounds.ts'
import type { PlaygroundFault, PlaygroundResult } from './result.ts'

/** Reports what is wrong with a playground as readers first see it, where the writer has to change something. */
export function checkPlayground(
  playground: Playground,
  { faults, text }: Pick<PlaygroundResult, 'faults' | 'text'>,
): Diagnostic[] {
  const { program } = playground
  const report = (fault: PlaygroundFault): Diagnostic => {
    const sample = fault.part === 'input' && 'input' in playground ? playground.input : program
    const place =
      fault.line === undefined
        ? { file: sample.page, line: sample.line, column: sample.column }
        : placeInSource(sample, fault.line, fault.column ?? 1)
    return { severity: 'error', code: 'playground-result', ...place, message: fault.message, hint: fault.hint }
  }
  if (faults.length > 0 || text !== '') return faults.map(report)
  const message = `The ${playground.kind === 'jq' ? 'program' : 'mapping'} gives nothing for its payload.`
  return [report({ part: 'program', message, hint: 'Start with something that readers can see.' })]
}
