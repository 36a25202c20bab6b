import { otherVersionsBuiltins } from '../samples/parse/jq-builtins.ts'
import type { JqEngine } from './jq-engine.ts'

/**
 * The output of a jq expression for an input: values as the JSON that jq wrote, and the error that ended it, if any.
 */
interface ProgramOutcome {
  values: string[]
  error?: string
}

/** Runs jq expressions on one input, a JSON text; each has its own outcome. All of them must compile. */
export type RunPrograms = (programs: readonly string[], input: string) => Promise<ProgramOutcome[]>

/** Maximum number of values of one expression; one that never ends must not fill the page. */
export const valueLimit = 1000

/**
 * Combines expressions into one that prints each value or error on its own line, with the index of the expression that
 * it comes from.
 */
function combinedProgram(programs: readonly string[]): string {
  const parts = programs.map(
    (program, index) =>
      `(try (limit(${valueLimit + 1}; (\n${program}\n)) | {i: ${index}, v: .}) ` +
      `catch {i: ${index}, e: (if type == "string" then . else tojson end)})`,
  )
  return `${otherVersionsBuiltins}\n${parts.join(',\n')}`
}

const line = /^\{"i":(\d+),"([ve])":(.*)\}$/s

/** The message of an error that jq itself could not catch, such as invalid input. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^jq: error(?: \(at [^)]*\))?(?: \(not a string\))?: /, '')
}

/** Runs several expressions with one call of jq, because starting jq takes most of the time. */
export function createRunPrograms(engine: Pick<JqEngine, 'print'>): RunPrograms {
  return async (programs, input) => {
    const outcomes: ProgramOutcome[] = programs.map(() => ({ values: [] }))
    if (programs.length === 0) return outcomes
    let output: string
    try {
      output = await engine.print(input, combinedProgram(programs), ['-c'])
    } catch (error) {
      return programs.map(() => ({ values: [], error: messageOf(error) }))
    }
    for (const text of output.split('\n')) {
      const [, index, kind, value = ''] = line.exec(text) ?? []
      const outcome = outcomes[Number(index)]
      if (outcome === undefined) continue
      if (kind === 'v') outcome.values.push(value)
      else outcome.error = JSON.parse(value) as string
    }
    return outcomes
  }
}
