/** What a playground shows for the contents of its editors. Plain JSON. */
export interface PlaygroundResult {
  /** What is shown; empty if there is nothing. */
  text: string
  /** The language of the text, as the word after a fence; default: `json`. */
  language?: string
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

/** The contents of a playground's editors. */
export interface PlaygroundJob {
  /** Empty for a kind without one. JSON has been parsed without errors. */
  input: string
  program: string
  /** The site's brand, which samples may contain. */
  brand: string
}

/** @example counted(2, 'value') → '2 values' */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? `1 ${noun}` : `${count} ${plural}`
}
