import type { TokenEdit } from '../config/tokens.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'
import type { Language } from '../languages/languages.ts'

/** The position of a sample's line in its file. */
export interface SampleLine {
  /** 1-based. */
  line: number
  /** Number of characters before the line's content, such as list indentation or quote markers. */
  shift: number
  tokens?: readonly TokenEdit[]
}

/** A code fence of a page as readers see it, with its place in the page's source and the position of each line. Plain JSON. */
export interface Sample extends TextPlace {
  language: Language
  /** Words without a value after the language, such as `blueprint` or `partial`. */
  words: string[]
  /** The shown text: tokens replaced, line marks removed, no trailing newline. */
  text: string
  /** The file that contains the text: the page, or the snippet that it includes. */
  file: string
  page: string
  /** One entry per line of `text`. */
  lines: SampleLine[]
}
