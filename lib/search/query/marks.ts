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
  const typedEnd = start + prefix.length
  const letters = text.slice(start, typedEnd)
  const isTyped = letters.toLowerCase() === prefix || tokenize(letters)[0]?.term === prefix
  return end - start === term.length && isTyped ? typedEnd : end
}

/**
 * The words of a text that answer a query: whole words, and of those that are still being typed what is typed.
 * @example “Blueprints”, with “blue” typed so far → [{ start: 0, end: 4, term: 'blueprints', word: 0 }]
 */
export function markedWords(text: string, { terms, prefixes, tokensOf }: Marker): MarkedWord[] {
  const marked: MarkedWord[] = []
  for (const token of tokensOf(text)) {
    const { start, end, term } = token
    const prefix = prefixes.find((one) => term.startsWith(one.text))
    const word = prefix?.word ?? terms.get(term)
    if (word === undefined) continue
    marked.push({ start, end: prefix === undefined ? end : prefixEnd(text, token, prefix.text), term, word })
  }
  return marked
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
