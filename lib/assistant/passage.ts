/** What an answer may quote of a page: whole sentences, items, rows and samples. Code in texts stands in backticks. */
export type Block =
  | { kind: 'text'; sentences: string[] }
  /** `lead` is what stands above the list and introduces it; empty for none. */
  | { kind: 'list'; lead: string; ordered: boolean; items: string[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'code'; lead: string; language: string; text: string }

/** The blocks of each part of a page, in the order of the page's records. */
export type PagePassages = readonly (readonly Block[])[]

/** Letters of a sample that is quoted; the page has the rest of a longer one. */
export const longestSample = 2400
