import { stemOf } from '../search/words/stemmed-word.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'

/** How a question says what an answer must not need. */
const exclusion =
  /\b(?:without|(?:i|we) (?:(?:ca|do|must)n['’]?t|(?:can|do|must) ?not)(?: (?:want|like|have|need) to| wanna)? (?:use|have|want)|not (?:using|with))(?: (?:using|having|an?|the|any|our|my))* ([\w-]+)/gi
/** Whoever can choose doesn’t need it. */
const offersOther = /\b(?:without|instead|or|no|not|never|neither|\w+n['’]t)\b/i

/**
 * The words for what an answer must not need, by their stems.
 * @example excludedStems('open a dock without a rope') → ['rope']
 */
export function excludedStems(question: string): string[] {
  return [...question.matchAll(exclusion)].flatMap(([, word = '']) =>
    wordsOf(word).flatMap((one) => (stopWords.has(one) ? [] : stemOf(one))),
  )
}

/** A question without what it says that an answer must not need. */
export const withoutExcluded = (question: string) => question.replace(exclusion, ' ')

/** Whether a text needs one of some words: it has one in a sentence that offers nothing else. */
export function needsOneOf(stems: readonly string[], text: string): boolean {
  if (stems.length === 0) return false
  return text
    .split(/(?<=[.!?:]) /)
    .some((sentence) => !offersOther.test(sentence) && wordsOf(sentence).some((word) => stems.includes(stemOf(word))))
}
