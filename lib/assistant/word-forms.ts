/** What nouns and verbs end in, so that their forms share the rest. */
const ending = /(?:es|ed|ing|(?<!s)s|e)$/
const fewestLetters = 3

const rootOf = (term: string) => term.replace(/ies$/, 'y').replace(ending, '')

/** Whether two words are forms of one, such as singular and plural. @example isFormOf('page', 'pages') → true */
export function isFormOf(one: string, other: string): boolean {
  const root = rootOf(one)
  return one === other || (root.length >= fewestLetters && root === rootOf(other))
}

/** For each word of a question, the place of the first that is a form of it: its own, unless the question repeats a word. */
export function firstForms(words: readonly { term: string; isStop: boolean }[]): number[] {
  return words.map(({ term, isStop }, position) => {
    const first = isStop ? -1 : words.findIndex((other) => !other.isStop && isFormOf(other.term, term))
    return first === -1 ? position : first
  })
}
