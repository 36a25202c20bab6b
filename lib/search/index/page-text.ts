import type { PageAnswers, PagePassages } from '../../parts/passage.ts'
import type { NamedOperations } from '../model/named-operations.ts'
import { fold } from '../words/fold.ts'
import { withoutJoints } from '../words/tokenize.ts'
import { indexForm } from './first-file.ts'

/** The texts of a page, for the excerpts of hits. */
export interface PageTextFile {
  form: typeof indexForm
  description: string
  /** Of each part, in the order of the records: its text, and the labels of its tabs and the names in its samples. */
  parts: [text: string, names: string][]
}

/** What answers may quote of a page. Search itself never reads it. */
export interface PassagesFile {
  form: typeof indexForm
  description: string
  /** Of each part, in the order of the records. */
  parts: PagePassages
  /** What writers answer to questions of readers. */
  answers?: PageAnswers
  /** Operations that all of this names; missing where there are none. */
  operations?: NamedOperations
}

/** Characters of a part's text that are kept for excerpts; all of it is searched. */
const longestText = 4000

/** @param parts all records of the page */
export function pageTextFile(
  description: string,
  parts: readonly { text: string; labels: readonly string[]; code: readonly string[] }[],
): PageTextFile {
  return {
    form: indexForm,
    description,
    parts: parts.map(({ text, labels, code }) => [
      text.slice(0, longestText),
      [...labels, ...code].join(' ').slice(0, longestText),
    ]),
  }
}

/** @param operations what the passages and the answers name */
export function passagesFile(
  description: string,
  parts: PagePassages,
  answers: PageAnswers | undefined,
  operations: NamedOperations,
): PassagesFile {
  return {
    form: indexForm,
    description,
    parts,
    ...(answers === undefined ? {} : { answers }),
    ...(Object.keys(operations).length === 0 ? {} : { operations }),
  }
}

/** A text in memory, with what is worked out of it once it is searched. */
export interface SearchedText {
  text: string
  folded: string | undefined
  letters: string | undefined
}

export interface PageTexts {
  description: string
  parts: readonly { text: SearchedText; names: SearchedText }[]
}

export const searchedText = (text: string): SearchedText => ({ text, folded: undefined, letters: undefined })

/** A text as it is compared: the texts of a hit are asked again with each letter that is typed. */
export function foldedText(searched: SearchedText): string {
  searched.folded ??= fold(searched.text)
  return searched.folded
}

/** The same without the signs between the letters of an identifier. */
export function joinedText(searched: SearchedText): string {
  searched.letters ??= withoutJoints(foldedText(searched))
  return searched.letters
}

export function pageTexts({ description, parts }: PageTextFile): PageTexts {
  return {
    description,
    parts: parts.map(([text, names]) => ({ text: searchedText(text), names: searchedText(names) })),
  }
}
