import { parseJson } from '../samples/parse/json.ts'
import type { JqEngine } from './jq-engine.ts'
import type { PlaygroundDiagnostic, PlaygroundJob, PlaygroundResult } from './result.ts'
import { runJq } from './run-jq.ts'
import { runMappingText } from './run-mapping-text.ts'
import { createRunPrograms } from './run-programs.ts'

/**
 * Maximum input length in characters: this build of jq copies the input for each character, so a longer one would keep
 * readers waiting.
 */
const inputLimit = 60_000

function inputDiagnostics(input: string): PlaygroundDiagnostic[] {
  if (input.trim() === '') {
    return [{ part: 'input', line: 1, column: 1, message: 'The payload is empty.', hint: 'Write a JSON value.' }]
  }
  if (input.length > inputLimit) {
    return [
      { part: 'input', message: 'The payload is too long for this page.', hint: 'Keep it below 60,000 characters.' },
    ]
  }
  return parseJson(input).diagnostics.map((diagnostic) => ({ part: 'input', ...diagnostic }))
}

/** Runs the contents of a playground's editors; an error in one of them is part of the result. */
export async function runJob(
  engine: JqEngine,
  { kind, input, program, brand }: PlaygroundJob,
): Promise<PlaygroundResult> {
  const diagnostics = inputDiagnostics(input)
  if (diagnostics.length > 0) return { text: '', summary: '', diagnostics, notes: [] }
  const run = createRunPrograms(engine)
  if (kind === 'jq') return runJq({ compile: engine.compile, run }, program, input)
  return runMappingText({ compile: engine.compile, run }, { mapping: program, payload: input, brand })
}
