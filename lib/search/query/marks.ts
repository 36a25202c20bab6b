import { type Token, tokenize } from '../words/tokenize.ts'

/** A part of a text that a query has found. */
export interface Mark {
  start: number
  end: number
}

/** Which words of a text answer a query. */
export interface Marker {
  /** Terms that were found, with the place in the query of the word that they stand for. */
  terms: ReadonlyMap<string, number>
  /** Words that may go on, with the identifiers they are part of. */
  prefixes: readonly { text: string; word: number }[]
  /** The words of a text; whoever asks again and again keeps them. */
  tokensOf: (text: string) => readonly Token[]
}

/** A word that a query has found in a text. */
export interface MarkedWord extends Mark {
  term: string
  /** Place of the query's word that it answers. */
  word: number
}

/** Letters that a typed prefix takes of the original word: accents and the like may take several. */
function prefixEnd(text: string, { start, end, term }: Token, prefix: string): number {
  return end - start === term.length && tokenize(text.slice(start, start + prefix.length))[0]?.term === prefix
    ? start + prefix.length
    : end
}

/**
 * The words of a text that answer a query: whole words, and of those that are still being typed what is typed.
 * @example “Blueprints”, with “blue” typed so far → [{ start: 0, end: 4, term: 'blueprints', word: 0 }]
 */
export function markedWords(text: string, { terms, prefixes, tokensOf }: Marker): MarkedWord[] {
  return tokensOf(text).flatMap((token): MarkedWord[] => {
    const { start, end, term } = token
    const prefix = prefixes.find((one) => term.startsWith(one.text))
    if (prefix !== undefined) return [{ start, end: prefixEnd(text, token, prefix.text), term, word: prefix.word }]
    const word = terms.get(term)
    return word === undefined ? [] : [{ start, end, term, word }]
  })
}

/** How many words of the query are among marked words. */
export function wordsAnswered(marked: readonly { word: number }[]): number {
  return new Set(marked.map(({ word }) => word)).size
}

/** Marks without overlaps, in their order: an identifier and its parts become one. */
export function mergeMarks(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = []
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** A text with its marks between two tags. @example withMarks('a b', [{ start: 2, end: 3 }], '<b>', '</b>') → 'a <b>b</b>' */
export function withMarks(text: string, marks: readonly Mark[], open: string, close: string): string {
  let result = ''
  let at = 0
  for (const { start, end } of marks) {
    result += text.slice(at, start) + open + text.slice(start, end) + close
    at = end
  }
  return result + text.slice(at)
}
