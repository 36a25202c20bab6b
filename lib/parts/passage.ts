/** A block that answers can quote: sentences, list items, table rows, or a sample. Code in text is in backticks. */
export type Block =
  | { kind: 'text'; sentences: string[] }
  /** `lead` is the text above the list that introduces it; empty if there is none. */
  | { kind: 'list'; lead: string; ordered: boolean; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'code'; lead: string; language: string; text: string }

/** The blocks of each part of a page, in the order of the page's records. */
export type PagePassages = readonly (readonly Block[])[]

/** An answer of a writer, with what readers ask, as words with spaces. */
export interface WrittenAnswer {
  asked: string[]
  answer: string
}

/** Answers of writers by the part of a page that says the same, in the order of its records. */
export type PageAnswers = readonly (readonly WrittenAnswer[])[]

/** Maximum number of characters quoted from a sample. */
export const longestSample = 2400
