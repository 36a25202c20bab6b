import { jqDiagnostics } from '../samples/parse/jq.ts'
import { explainError } from './explain-error.ts'
import { cutText, formatValues } from './format-values.ts'
import type { JqEngine } from './jq-engine.ts'
import { counted, type PlaygroundDiagnostic, type PlaygroundResult } from './result.ts'
import { type RunPrograms, valueLimit } from './run-programs.ts'

/** The jq functions that this module needs. */
export interface JqTools {
  compile: JqEngine['compile']
  run: RunPrograms
}

const empty: PlaygroundDiagnostic = {
  part: 'program',
  line: 1,
  column: 1,
  message: 'The expression is empty.',
  hint: 'Write “.” for the payload as it is.',
}

/** Runs a jq expression on a JSON payload. Values that it yields before an error are part of the result. */
export async function runJq({ compile, run }: JqTools, program: string, input: string): Promise<PlaygroundResult> {
  const nothing = { text: '', summary: '', notes: [] }
  if (program.trim() === '') return { ...nothing, diagnostics: [empty] }
  const diagnostics = await jqDiagnostics(compile, program)
  if (diagnostics.length > 0)
    return { ...nothing, diagnostics: diagnostics.map((diagnostic) => ({ part: 'program', ...diagnostic })) }
  const [outcome = { values: [] }] = await run([program], input)
  const { error } = outcome
  const values = outcome.values.slice(0, valueLimit)
  const { text, isCut } = cutText(formatValues(values))
  const more = outcome.values.length > valueLimit
  return {
    text,
    summary: more
      ? `the first ${valueLimit} values`
      : values.length === 0
        ? 'no value'
        : counted(values.length, 'value'),
    diagnostics: error === undefined ? [] : [{ part: 'program', ...explainError(error, program) }],
    notes: isCut ? ['The result is long: only the beginning is shown.'] : [],
  }
}
