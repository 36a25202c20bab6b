import { parseJson } from '../samples/parse/json.ts'
import type { JqEngine } from './jq-engine.ts'
import type { PlaygroundKind } from './playground-kind.ts'
import type { PlaygroundDiagnostic, PlaygroundJob, PlaygroundResult } from './result.ts'
import type { JqTools } from './run-jq.ts'
import { createRunPrograms } from './run-programs.ts'

/**
 * Maximum input length in characters: jq copies the input for each character, so a longer one would keep readers
 * waiting.
 */
const inputLimit = 60_000

function inputDiagnostics(
  input: string,
  { language, title }: NonNullable<PlaygroundKind['input']>,
): PlaygroundDiagnostic[] {
  const isJson = language === 'json'
  if (input.trim() === '') {
    const hint = isJson ? 'Write a JSON value.' : undefined
    return [{ part: 'input', line: 1, column: 1, message: `“${title}” is empty.`, ...(hint && { hint }) }]
  }
  if (input.length > inputLimit) {
    const message = `“${title}” is too long for this page.`
    return [{ part: 'input', message, hint: 'Keep it below 60,000 characters.' }]
  }
  if (!isJson) return []
  return parseJson(input).diagnostics.map((diagnostic) => ({ part: 'input', ...diagnostic }))
}

const withoutJq = () => Promise.reject(new Error('the kind has no “usesJq: true”'))

function jqTools(engine: JqEngine | undefined): JqTools {
  if (engine === undefined) return { compile: withoutJq, run: withoutJq }
  return { compile: engine.compile, run: createRunPrograms(engine) }
}

/**
 * Runs the contents of a playground's editors; an error in one of them is part of the result.
 * @param engine only used for a kind that uses jq, so it may be undefined for others
 */
export async function runJob(
  { input, usesJq = false, run }: PlaygroundKind,
  engine: JqEngine | undefined,
  job: PlaygroundJob,
): Promise<PlaygroundResult> {
  const nothing = { text: '', summary: '', notes: [] }
  const diagnostics = input === undefined ? [] : inputDiagnostics(job.input, input)
  if (diagnostics.length > 0) return { ...nothing, diagnostics }
  try {
    return await run(job, jqTools(usesJq ? engine : undefined))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...nothing, diagnostics: [{ part: 'program', message: `This cannot be run: ${reason}.` }] }
  }
}
