import type { EverydayFile } from './everyday-words.ts'
import { type SynonymLookup, stems } from './query/parse-query.ts'
import { type StemmedWord, stemmedWord } from './words/stemmed-word.ts'
import { stopWords } from './words/stop-words.ts'
import { tokenize } from './words/tokenize.ts'

/** Adds words that lead to others, but not back. @param everyday each of the docs' words with what readers say */
export function withEveryday(lookup: SynonymLookup, everyday: EverydayFile['words']): SynonymLookup {
  const all = new Map(lookup)
  for (const [meant = '', ...said] of everyday) {
    const words = meant.split(' ').map(stemmedWord)
    for (const phrase of said) {
      const key = stems(phrase.split(' ').map(stemmedWord))
      all.set(key, [...(all.get(key) ?? []), words])
    }
  }
  return all
}

/** Words of the longest phrase that readers say. */
const longestSaid = 5

/** Whether the words of a phrase, apart, mean something else. If one of two says little, they aren’t one. */
const isPhrase = (words: readonly StemmedWord[]) =>
  words.length > 2 || (words.length === 2 && words.every(({ term }) => !stopWords.has(term)))

/** Replaces phrases that only readers use. */
export function withDocsPhrases(question: string, lookup: SynonymLookup): string {
  const words = tokenize(question).filter(({ kind }) => kind !== 'joined')
  const stemmed = words.map(({ term }) => stemmedWord(term))
  let [text, from] = ['', 0]
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + longestSaid); end > start + 1; end -= 1) {
      const phrase = stemmed.slice(start, end)
      const meant = isPhrase(phrase) ? lookup.get(stems(phrase))?.[0] : undefined
      if (meant === undefined) continue
      text += question.slice(from, words[start]?.start) + meant.map(({ term }) => term).join(' ')
      from = words[end - 1]?.end ?? from
      start = end - 1
      break
    }
  }
  return text + question.slice(from)
}
