/** Place of a part of a page among all parts of an index, and what readers ask that it answers, as words with spaces. */
export type PlacedQuestions = readonly [part: number, ...questions: string[]]
