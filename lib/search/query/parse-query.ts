import { lowerBound } from '../index/term-table.ts'
import { type StemmedWord, stemmedWord } from '../words/stemmed-word.ts'
import { stopWords } from '../words/stop-words.ts'
import { tokenize } from '../words/tokenize.ts'
import { mostWords } from './word-bits.ts'

/** A word of a query, with what else answers for it. */
export interface QueryWord extends StemmedWord {
  /** Identifiers that the word is part of, such as `relationid` for “relation_id”. */
  identifiers: string[]
  /** Other writings and synonyms of the word, or of the phrase that it is part of; each is one or several words. */
  synonyms: StemmedWord[][]
  isStop: boolean
  /** Its identifier has underscores, as the codes of errors do. */
  isSnakeCase: boolean
  /** It is part of plain words with hyphens, such as “on-premise”, which may be a phrase with synonyms. */
  isHyphenated: boolean
  /** It is the last one and may be unfinished. */
  isUnfinished: boolean
}

export interface ParsedQuery {
  /** At most `mostWords`. */
  words: QueryWord[]
}

/** Characters of a query that count; the rest is ignored. */
const longestQuery = 240
/** Words of the longest phrase that has a synonym. */
const longestPhrase = 5

/** Plain words with hyphens. */
const hyphenatedWords = /^[a-z]+(?:-[a-z]+)+$/i

/** What may end an unfinished word. The pattern with Unicode’s classes is made for those who need it. */
const asciiEnd = /[\w'’\-./:{}$]$/
const unicodeEnd = /[\p{L}\p{N}\p{M}]$/u

/** Groups of words and phrases that mean the same, by the stems of each. */
export type SynonymLookup = ReadonlyMap<string, StemmedWord[][]>

/** The stems of words, as a phrase is looked up. */
export const stems = (words: readonly StemmedWord[]) => words.map(({ stem }) => stem).join(' ')

/** @param groups words and phrases in the form in which they are compared */
export function synonymLookup(groups: readonly (readonly string[])[]): SynonymLookup {
  const lookup = new Map<string, StemmedWord[][]>()
  for (const group of groups) {
    const phrases = group.map((phrase) => phrase.split(' ').map(stemmedWord))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      const key = stems(phrase)
      lookup.set(key, [...(lookup.get(key) ?? []), ...others])
    }
  }
  return lookup
}

function addSynonyms(words: readonly QueryWord[], lookup: SynonymLookup): void {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = Math.min(words.length, start + longestPhrase); end > start; end -= 1) {
      const span = words.slice(start, end)
      const synonyms = lookup.get(stems(span))
      for (const word of synonyms === undefined ? [] : span) word.synonyms.push(...(synonyms ?? []))
    }
  }
}

/** Letters of the shortest word that may be two, and of its longer half. */
const shortest = 6
const longerHalf = 4

/**
 * Other ways to write a word: as one with the word before or after it, or as two.
 * @param known words of all heads, sorted: other words are made of no query
 * @example otherWritings('backup', [], ['back', 'catalog', 'up']) → “back up”
 */
function otherWritings(word: string, neighbours: readonly string[], known: readonly string[]): StemmedWord[][] {
  const writings = neighbours.map((joined) => [joined])
  for (let at = 2; word.length >= shortest && at <= word.length - 2; at += 1)
    if (Math.max(at, word.length - at) >= longerHalf) writings.push([word.slice(0, at), word.slice(at)])
  return writings
    .filter((words) => words.every((one) => known[lowerBound(known, one)] === one))
    .map((words) => words.map(stemmedWord))
}

/**
 * Headings such as “What is moved” would answer every question that begins so, and no title begins with “how do I”. Titles
 * that begin with “How to” are common.
 */
const questionStart = /^(?:what(?:.s| is| are)|how (?:do|can|should) (?:i|we|you)) (?=.)/i

/** A query without how questions begin. @example withoutQuestionStart('what is a blueprint') → 'a blueprint' */
export const withoutQuestionStart = (typed: string) => typed.replace(questionStart, '')

/** The words of a query, whatever is typed: nothing in it is an operator. @param known words of all heads, sorted */
export function parseQuery(text: string, synonyms: SynonymLookup, known: readonly string[]): ParsedQuery {
  const query = text.slice(0, longestQuery)
  const tokens = tokenize(query)
  const joined = tokens.filter(({ kind }) => kind === 'joined')
  const typed = tokens.filter(({ kind }) => kind !== 'joined').slice(0, mostWords)
  const goesOn = asciiEnd.test(query) || ((query.codePointAt(query.length - 1) ?? 0) > 127 && unicodeEnd.test(query))
  const onlyStopWords = typed.every(({ term }) => stopWords.has(term))
  const joinedFrom = (index: number) => {
    const [first, second] = [typed[index], typed[index + 1]]
    const areWords = first?.kind === 'word' && second?.kind === 'word' && first.end + 1 === second.start
    return areWords ? [first.term + second.term] : []
  }
  const words = typed.map(({ term, kind, start, end }, index): QueryWord => {
    const wholes = joined.filter((token) => token.start <= start && token.end >= end)
    const wholeTexts = wholes.map((token) => query.slice(token.start, token.end))
    const isUnfinished = goesOn && index === typed.length - 1
    return {
      ...stemmedWord(term),
      identifiers: wholes.map((token) => token.term),
      // The parts of an identifier are written as they are.
      synonyms: kind === 'word' ? otherWritings(term, [...joinedFrom(index - 1), ...joinedFrom(index)], known) : [],
      isHyphenated: wholeTexts.some((whole) => hyphenatedWords.test(whole)),
      isSnakeCase: wholeTexts.some((whole) => whole.includes('_')),
      isStop: !onlyStopWords && stopWords.has(term),
      isUnfinished,
    }
  })
  addSynonyms(words, synonyms)
  return { words }
}
