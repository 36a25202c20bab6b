import { indexForm } from './first-file.ts'

/** The texts of a page, for the excerpts of hits. */
export interface PageTextFile {
  form: typeof indexForm
  description: string
  /** Of each part, in the order of the records: its text, and the names in its samples. */
  parts: [text: string, names: string][]
}

/** Characters of a part's text that are kept for excerpts; all of it is searched. */
const longestText = 4000

/** @param parts all records of the page */
export function pageTextFile(
  description: string,
  parts: readonly { text: string; code: readonly string[] }[],
): PageTextFile {
  return {
    form: indexForm,
    description,
    parts: parts.map(({ text, code }) => [text.slice(0, longestText), code.join(' ').slice(0, longestText)]),
  }
}
