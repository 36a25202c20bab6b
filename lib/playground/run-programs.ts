import { otherVersionsBuiltins } from '../samples/parse/jq-builtins.ts'
import type { JqEngine } from './jq-engine.ts'

/** What a program gives for an input: values as the JSON that jq wrote, and the error that ended it, if one did. */
export interface ProgramOutcome {
  values: string[]
  error?: string
}

/** Runs programs over one input, a JSON text; each has its own outcome. All of them must compile. */
export type RunPrograms = (programs: readonly string[], input: string) => Promise<ProgramOutcome[]>

/** Values of one program that are kept: one that never ends must not flood the page. */
export const valueLimit = 1000

/** One program that tells the values and the error of each, a line for each: a line says whose it is. */
function joined(programs: readonly string[]): string {
  const parts = programs.map(
    (program, index) =>
      `(try (limit(${valueLimit + 1}; (\n${program}\n)) | {i: ${index}, v: .}) ` +
      `catch {i: ${index}, e: (if type == "string" then . else tojson end)})`,
  )
  return `${otherVersionsBuiltins}\n${parts.join(',\n')}`
}

const line = /^\{"i":(\d+),"([ve])":(.*)\}$/s

/** The last resort of jq, such as an input that is none. */
function reported(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^jq: error(?: \(at [^)]*\))?(?: \(not a string\))?: /, '')
}

/** Lets one call of jq run several programs: starting it takes most of the time. */
export function createRunPrograms(engine: Pick<JqEngine, 'print'>): RunPrograms {
  return async (programs, input) => {
    const outcomes: ProgramOutcome[] = programs.map(() => ({ values: [] }))
    if (programs.length === 0) return outcomes
    let printed: string
    try {
      printed = await engine.print(input, joined(programs), ['-c'])
    } catch (error) {
      return programs.map(() => ({ values: [], error: reported(error) }))
    }
    for (const text of printed.split('\n')) {
      const [, index, kind, value = ''] = line.exec(text) ?? []
      const outcome = outcomes[Number(index)]
      if (outcome === undefined) continue
      if (kind === 'v') outcome.values.push(value)
      else outcome.error = JSON.parse(value) as string
    }
    return outcomes
  }
}
