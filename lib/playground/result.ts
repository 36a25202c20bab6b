/** What a playground shows for the contents of its editors. Plain JSON. */
export interface PlaygroundResult {
  /** JSON, one value after the other; empty if there is none. */
  text: string
  /** A short summary of the result, without a period: “2 values”. */
  summary: string
  /** Errors, at their places. */
  diagnostics: PlaygroundDiagnostic[]
  /** Additional information about the result. */
  notes: string[]
}

/** The editor that contains an error. */
type PlaygroundPart = 'input' | 'program'

/** An error in an editor; line and column are 1-based, and missing if the place is unknown. */
export interface PlaygroundDiagnostic {
  part: PlaygroundPart
  line?: number
  column?: number
  message: string
  hint?: string
}

/** A program for a playground to run, with its input. */
export interface PlaygroundJob {
  kind: 'jq' | 'mapping'
  /** JSON. */
  input: string
  /** A jq expression, or a mapping in YAML. */
  program: string
  /** Key of a mapping's resource that contains the entities. */
  brand: string
}

/** @example counted(2, 'value') → '2 values' */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`
}
