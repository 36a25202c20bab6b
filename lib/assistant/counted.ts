import type { WordsIn } from './words-in.ts'

const number = '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no limit|unlimited)'
/** A number with the words after it: “up to 20 entities”. */
const numbered = new RegExp(`(?<![\\w/.\`-])${number}((?: [\\p{L}-]+){1,3})`, 'giu')
/** A number that says how much is allowed, and what it counts. */
const limit = new RegExp(
  `\\b(?:up to|at most|at least|no more than|maximum(?: of)?|limit(?: of)?|limited to|only|exactly)\\b[^.;]{0,20}?(?<![\\w/.\`-])${number}((?: [\\p{L}-]+)?)`,
  'iu',
)
const unit =
  /^ ?(?:characters?|letters?|bytes?|[kmgt]i?b|%|percent|ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i
/** A case that somebody made up to explain something. */
const madeUp = /^(?:if|for example|suppose|say|with \d)\b/i

/** Whether a number is next to a word of the question: “up to 20 entities”. */
export function isNumbered(text: string, wordsIn: WordsIn): boolean {
  return [...text.matchAll(numbered)].some(([, words = '']) => wordsIn(words).sureness.size > 0)
}

interface CountedThing {
  /** Place of its word in the question. */
  thing: number
  /** Whether the text, or what introduces it, names the thing. */
  isAbout: boolean
  /** Whether the question asks how many there can be at most, and not how many there are. */
  isLimit: boolean
}

/**
 * Whether a text says how many there are of a thing: with a number next to it, or with a limit in a text that is about
 * it. A number in an example says nothing about what is allowed, and neither does the size of something else.
 */
export function countsThing(text: string, { thing, isAbout, isLimit }: CountedThing, wordsIn: WordsIn): boolean {
  if (madeUp.test(text)) return false
  const counted = isAbout ? limit.exec(text)?.[1] : undefined
  if (counted !== undefined && (!unit.test(counted) || wordsIn(counted).sureness.has(thing))) return true
  return !isLimit && [...text.matchAll(numbered)].some(([, words = '']) => wordsIn(words).sureness.has(thing))
}
