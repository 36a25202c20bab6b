import { inRange } from '../structures/in-range.ts'
import { stemOf } from './stemmed-word.ts'
import { stopWords } from './stop-words.ts'
import { wordsOf } from './tokenize.ts'

/** A text in the forms in which titles, headings, keywords, and queries are compared: its letters, and its meaning. */
export interface NormalizedPhrase {
  /** As by `plainForm`. */
  plain: string
  /** The stems of its words, or of their synonyms, without stop words: phrases with the same ones mean the same. */
  meaning: string
  /** The same, two words at a time. */
  pairs: readonly string[]
}

/** Normalizes texts to the forms in which they are compared. */
export interface PhraseNormalizer {
  words: (words: readonly string[]) => NormalizedPhrase
  text: (text: string) => NormalizedPhrase
}

/**
 * Words that frame a subject: “Scorecards overview” and “Set up scorecards” are what a reader wants who
 * asks for scorecards.
 */
const framing: ReadonlySet<string> = new Set(['overview', 'set', 'setup'])

/** Words of the longest synonym that is looked for. */
const longestPhrase = 5

/**
 * Phrases mean the same if their words have the same stems or are synonyms. Stop words, and those that frame a subject, are
 * left out unless there are no other words; a synonym may contain some, such as “turn off”.
 * @param synonyms groups of words and phrases that mean the same
 * @example “A run waits for approval” has the meaning of “why is my run waiting for approval”
 */
export function createPhraseNormalizer(synonyms: readonly (readonly string[])[]): PhraseNormalizer {
  const meanings = new Map<string, string>()
  for (const [first = '', ...others] of synonyms)
    for (const phrase of others)
      meanings.set(phrase.split(' ').map(stemOf).join(' '), first.split(' ').map(stemOf).join(' '))

  function meaningsOf(words: readonly string[]): string[] {
    const stems = words.map(stemOf)
    const normalized: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      let meaning: string | undefined
      if (framing.has(inRange(words[at]))) continue
      for (let length = Math.min(longestPhrase, words.length - at); length > 0 && meaning === undefined; length -= 1) {
        meaning = meanings.get(stems.slice(at, at + length).join(' '))
        if (meaning !== undefined) at += length - 1
      }
      if (meaning !== undefined) normalized.push(meaning)
      else if (!stopWords.has(inRange(words[at]))) normalized.push(inRange(stems[at]))
    }
    return normalized.length === 0 ? stems : normalized
  }

  const ofWords = (words: readonly string[]) => {
    const meanings = meaningsOf(words)
    const pairs = meanings.slice(1).map((meaning, at) => `${meanings[at]} ${meaning}`)
    return { plain: words.join(''), meaning: meanings.join(' '), pairs }
  }
  return {
    words: ofWords,
    text: (text) => ofWords(wordsOf(text)),
  }
}
