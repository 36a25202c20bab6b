import { stemmedWord } from './stemmed-word.ts'
import { stopWords } from './stop-words.ts'
import { tokenize } from './tokenize.ts'

/** A text in the forms in which titles, headings, keywords and queries are compared: its letters, and what it says. */
export interface ComparedText {
  /** As by `plainForm`. */
  plain: string
  /** What its words say, whatever their forms. */
  said: string
  /** The same, two words at a time. */
  pairs: readonly string[]
}

/** Brings texts into the forms in which they are compared. */
export interface TextComparer {
  words: (words: readonly string[]) => ComparedText
  text: (text: string) => ComparedText
}

/** Words of the longest synonym that is looked for. */
const longestPhrase = 5

const stemOf = (word: string) => stemmedWord(word).stem

/**
 * Texts say the same when their words have the same stems, or are synonyms. Stop words say nothing unless there are no
 * others; a synonym may have some of them, as “turn off” has.
 * @param synonyms groups of words and phrases that mean the same
 * @example “A run waits for approval” says what “why is my run waiting for approval” does
 */
export function createTextComparer(synonyms: readonly (readonly string[])[]): TextComparer {
  const meanings = new Map<string, string>()
  for (const [first = '', ...others] of synonyms)
    for (const phrase of others)
      meanings.set(phrase.split(' ').map(stemOf).join(' '), first.split(' ').map(stemOf).join(' '))

  function meaningsOf(words: readonly string[]): string[] {
    const stems = words.map(stemOf)
    const saying: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      let meaning: string | undefined
      for (let length = Math.min(longestPhrase, words.length - at); length > 0 && meaning === undefined; length -= 1) {
        meaning = meanings.get(stems.slice(at, at + length).join(' '))
        if (meaning !== undefined) at += length - 1
      }
      if (meaning !== undefined) saying.push(meaning)
      else if (!stopWords.has(words[at] as string)) saying.push(stems[at] as string)
    }
    return saying.length === 0 ? stems : saying
  }

  const ofWords = (words: readonly string[]) => {
    const meanings = meaningsOf(words)
    const pairs = meanings.slice(1).map((meaning, at) => `${meanings[at]} ${meaning}`)
    return { plain: words.join(''), said: meanings.join(' '), pairs }
  }
  return {
    words: ofWords,
    text: (text) => ofWords(tokenize(text).flatMap(({ term, kind }) => (kind === 'joined' ? [] : [term]))),
  }
}
