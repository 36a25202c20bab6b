import type { TokenEdit } from '../config/tokens.ts'

/** Languages whose samples are parsed, by one name each: `bash` is `shell`, `js` is `javascript`, `ts` is `typescript`. */
export type SampleLanguage =
  | 'json'
  | 'yaml'
  | 'hcl'
  | 'shell'
  | 'python'
  | 'go'
  | 'javascript'
  | 'typescript'
  | 'groovy'
  | 'jq'

/** Where a line of a sample's text stands in its file. */
export interface SampleLine {
  /** 1-based. */
  line: number
  /** Characters before the line's first one: indentation of a list, marks of a quote. */
  shift: number
  /** What the replacement of tokens changed on the line. */
  tokens?: readonly TokenEdit[]
}

/** A code fence of a page, as readers see it, with the place of each of its lines. Plain JSON. */
export interface Sample {
  language: SampleLanguage
  /** What stands after the language without a value: `blueprint`, `partial`. */
  words: string[]
  title?: string
  /** The text that is shown: tokens replaced, line marks removed, no newline at the end. */
  text: string
  /** The file that holds the text: the page, or the snippet that it includes. */
  file: string
  /** The page that shows it. */
  page: string
  /** Line and column of the fence in the page, 1-based, as the writer sees them. */
  line: number
  column: number
  /** One for each line of `text`. */
  lines: SampleLine[]
}

/** A place in a file as the writer sees it; line and column are 1-based. */
export interface SourcePlace {
  file: string
  line: number
  column: number
}
