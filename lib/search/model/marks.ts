import { eachChunk } from '../words/each-chunk.ts'
import { fold } from '../words/fold.ts'
import { longestTerm, type Token, tokenize, withoutJoints } from '../words/tokenize.ts'

/** A part of a text that a query has found. */
export interface Mark {
  start: number
  end: number
}

/** What is looked for in texts, whose words answer a query. */
interface SoughtWords {
  /** Terms that were found, with the position in the query of the word that they match. */
  terms: ReadonlyMap<string, number>
  /** Words that may be unfinished, with the identifiers they are part of. */
  prefixes: readonly { text: string; word: number }[]
  /** The words of an identifier or the like; whoever asks again and again keeps them. */
  tokensOf: (chunk: string) => readonly Token[]
}

/** Finds the words of texts that answer a query. */
export interface Marker extends SoughtWords {
  /** 1 for each letter or digit that something sought begins with: most words of a text need no closer look. */
  initials: Uint8Array
  /** Terms and prefixes without those that a prefix finds, too. */
  letters: readonly { text: string; word: number; isPrefix: boolean }[]
}

/** Works out once what is the same for all texts. */
export function createMarker(sought: SoughtWords): Marker {
  const { terms, prefixes } = sought
  const initials = new Uint8Array(128)
  const letters: { text: string; word: number; isPrefix: boolean }[] = []
  const add = (text: string, word: number) => {
    initials[text.charCodeAt(0)] = 1
    let isPrefix = false
    for (const prefix of prefixes) {
      if (text === prefix.text) isPrefix = true
      else if (text.startsWith(prefix.text)) return
    }
    letters.push({ text, word, isPrefix })
  }
  for (const { text, word } of prefixes) add(text, word)
  for (const [text, word] of terms) add(text, word)
  return { ...sought, initials, letters }
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
export function markedWords(text: string, { terms, prefixes, tokensOf, initials, letters }: Marker): MarkedWord[] {
  const marked: MarkedWord[] = []
  const look = (chunk: string, at: number, token: Token) => {
    const { start, end, term, kind } = token
    const prefix = prefixes.find((one) => term.startsWith(one.text))
    const word = prefix?.word ?? terms.get(term)
    if (word === undefined) return
    let [markStart, markEnd] = [start, prefix === undefined ? end : prefixEnd(chunk, token, prefix.text)]
    if (kind === 'part') {
      // All of the identifier is marked, up to what divides a path or a dotted name.
      markStart = chunk.slice(0, start).search(/[\w-]*$/)
      markEnd = end + chunk.slice(end).search(/[^\w-]|$/)
    }
    marked.push({ start: at + markStart, end: at + markEnd, term, word })
  }
  eachChunk(text, (start, end, isPlain) => {
    if (!isPlain) {
      const chunk = text.slice(start, end)
      // Most identifiers don't contain what is searched for, and don't have to be taken apart.
      const said = withoutJoints(fold(chunk))
      if (!letters.some((one) => said.includes(one.text))) return
      for (const token of tokensOf(chunk)) look(chunk, start, token)
      return
    }
    // The bit that makes a letter small; digits have it, too.
    const isSought = initials[text.charCodeAt(start) | 32] === 1
    if (!isSought || end - start > longestTerm) return
    const chunk = text.slice(start, end)
    look(chunk, start, { term: chunk.toLowerCase(), kind: 'word', start: 0, end: chunk.length })
  })
  return marked
}

/** How many words of the query are among marked words. */
export function wordsAnswered(marked: readonly { word: number }[]): number {
  let seen = 0
  let count = 0
  for (const { word } of marked) {
    if ((seen & (1 << word)) === 0) count += 1
    seen |= 1 << word
  }
  return count
}

/** Marks without overlaps, in their order: an identifier and its parts become one. */
export function mergeMarks(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = []
  const sorted = marks.length > 1 ? [...marks].sort((a, b) => a.start - b.start || b.end - a.end) : marks
  for (const { start, end } of sorted) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/**
 * A text with its marks between two tags.
 * @example withMarks('a b', [{ start: 2, end: 3 }], '<b>', '</b>') → 'a <b>b</b>'
 */
export function withMarks(text: string, marks: readonly Mark[], open: string, close: string): string {
  let result = ''
  let at = 0
  for (const { start, end } of marks) {
    result += text.slice(at, start) + open + text.slice(start, end) + close
    at = end
  }
  return result + text.slice(at)
}
