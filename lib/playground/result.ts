/** What a playground shows for what its editors hold. Plain JSON. */
export interface PlaygroundResult {
  /** JSON, one value after the other; empty when there is none. */
  text: string
  /** A few words on the result, without a period: “2 values”. */
  summary: string
  /** What stands in the way, at its place. */
  faults: PlaygroundFault[]
  /** What a reader should know about the result. */
  notes: string[]
}

/** The editor that a fault is in. */
export type PlaygroundPart = 'input' | 'program'

/** A fault in an editor; line and column are 1-based, and missing where the place is not known. */
export interface PlaygroundFault {
  part: PlaygroundPart
  line?: number
  column?: number
  message: string
  hint?: string
}

/** What a playground of programs is asked to run. */
export interface PlaygroundJob {
  kind: 'jq' | 'mapping'
  /** JSON. */
  input: string
  /** A program of jq, or a mapping in YAML. */
  program: string
  /** Key of a mapping's resource under which the entities stand. */
  brand: string
}

/** @example counted(2, 'value') → '2 values' */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`
}
