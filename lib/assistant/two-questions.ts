import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'

/** How a second question begins; not “what they entered” in “who ran it and what they entered”. */
const opening = String.raw`(?:how (?:to|do|does|can|long|many|much|often)|where (?:do|does|can|is|are)|when (?:do|does|is|are)|why|(?:what|who|which) (?:is|are|does|do|can|happens|if)|(?:can|do|does|should|must) (?:i|we|it|they|you)|is (?:it|there))\b`
const divider = new RegExp(String.raw`(?:[?.;]\s*(?:and |also )*|,? and (?:also )?)(?=${opening})`, 'i')

const pronoun = /\b(?:it|one|them)\b/i
const saysSomething = (text: string) => pronoun.test(text) || wordsOf(text).some((word) => !stopWords.has(word))

/**
 * The two questions of somebody who asks both at once; undefined where there is one.
 * @example twoQuestions('What is a dock and how do I open one?') → ['What is a dock', 'how do I open one?']
 */
export function twoQuestions(question: string): [string, string] | undefined {
  const found = divider.exec(question)
  if (found === null) return undefined
  const [first, second] = [question.slice(0, found.index).trim(), question.slice(found.index + found[0].length).trim()]
  // What follows a second “and” would be left out.
  if (divider.test(second) || !saysSomething(first) || !saysSomething(second)) return undefined
  return [first, second]
}
