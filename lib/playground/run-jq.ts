import { jqFaults } from '../samples/parse/jq.ts'
import { explainError } from './explain-error.ts'
import { cutText, formatValues } from './format-values.ts'
import type { JqEngine } from './jq-engine.ts'
import { counted, type PlaygroundFault, type PlaygroundResult } from './result.ts'
import { type RunPrograms, valueLimit } from './run-programs.ts'

/** What runs programs of jq. */
export interface JqTools {
  compile: JqEngine['compile']
  run: RunPrograms
}

const empty: PlaygroundFault = {
  part: 'program',
  line: 1,
  column: 1,
  message: 'The expression is empty.',
  hint: 'Write “.” for the payload as it is.',
}

/** Runs a program over a payload of JSON. Values that it gives before an error are shown with it. */
export async function runJq({ compile, run }: JqTools, program: string, input: string): Promise<PlaygroundResult> {
  const nothing = { text: '', summary: '', notes: [] }
  if (program.trim() === '') return { ...nothing, faults: [empty] }
  const faults = await jqFaults(compile, program)
  if (faults.length > 0) return { ...nothing, faults: faults.map((fault) => ({ part: 'program', ...fault })) }
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
    faults: error === undefined ? [] : [{ part: 'program', ...explainError(error, program) }],
    notes: isCut ? ['The result is long: only the beginning is shown.'] : [],
  }
}
