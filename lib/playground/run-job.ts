import { parseJson } from '../samples/parse/json.ts'
import type { JqEngine } from './jq-engine.ts'
import type { PlaygroundFault, PlaygroundJob, PlaygroundResult } from './result.ts'
import { runJq } from './run-jq.ts'
import { runMappingText } from './run-mapping-text.ts'
import { createRunPrograms } from './run-programs.ts'

/** Characters of an input: jq at hand copies it for each one, and more would take longer than a reader waits. */
const inputLimit = 60_000

function inputFaults(input: string): PlaygroundFault[] {
  if (input.trim() === '') {
    return [{ part: 'input', line: 1, column: 1, message: 'The payload is empty.', hint: 'Write a JSON value.' }]
  }
  if (input.length > inputLimit) {
    return [
      { part: 'input', message: 'The payload is too long for this page.', hint: 'Keep it below 60,000 characters.' },
    ]
  }
  return parseJson(input).faults.map((fault) => ({ part: 'input', ...fault }))
}

/** Runs what the editors of a playground hold; a fault in one of them is a part of the result. */
export async function runJob(
  engine: JqEngine,
  { kind, input, program, brand }: PlaygroundJob,
): Promise<PlaygroundResult> {
  const faults = inputFaults(input)
  if (faults.length > 0) return { text: '', summary: '', faults, notes: [] }
  const run = createRunPrograms(engine)
  if (kind === 'jq') return runJq({ compile: engine.compile, run }, program, input)
  return runMappingText({ compile: engine.compile, run }, { mapping: program, payload: input, brand })
}
