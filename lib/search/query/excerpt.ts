import { foldedText, joinedText, type SearchedText } from '../index/page-text.ts'
import { type Marker, markedWords } from '../model/marks.ts'
import { inRange } from '../structures/in-range.ts'
import { bySynonym, hasAny, type WordBits, wordBit } from './word-bits.ts'

/** A word of a query, with `bySynonym` if its synonym was found, and its place in a text. */
export interface Place {
  start: number
  end: number
  word: number
}

/** A part of a text, from one character to another. */
interface Excerpt {
  start: number
  end: number
}

/** Characters of an excerpt, about two lines. */
const excerptLength = 160
const mostPlaces = 200

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127
}

/**
 * Where the words of a query are in a text. Most texts don't have to be taken apart for it: a search for the letters of
 * each term will do, and only what cannot be found so is looked for word by word.
 */
export function placesIn(searched: SearchedText, marker: Marker): Place[] {
  const { text } = searched
  const folded = foldedText(searched)
  const places: Place[] = []
  for (const { text: term, word, isPrefix } of marker.letters) {
    for (let at = folded.indexOf(term); at !== -1 && places.length < mostPlaces; at = folded.indexOf(term, at + 1)) {
      const begins = at === 0 || !isLetter(folded.charCodeAt(at - 1))
      const after = at + term.length
      const ends = isPrefix || after === folded.length || !isLetter(folded.charCodeAt(after))
      if (begins && ends) places.push({ start: at, end: after, word })
    }
  }
  // Places in a folded text are those of the text only while it is as long.
  if (places.length > 0 && folded.length === text.length) return places.sort((a, b) => a.start - b.start)
  // A text without these letters, even when the joints of identifiers are left out, doesn't have to be searched word by
  // word.
  const letters = joinedText(searched)
  return marker.letters.some((one) => letters.includes(one.text)) ? markedWords(text, marker) : []
}

/** How much less a word counts for each time that it is as far away as an excerpt reaches. */
const farShare = 0.5

/**
 * The place from which most letters of a query follow closely: an identifier says more than a word that is part of it. A
 * synonym is worth half of what was typed.
 */
function bestPlace(places: readonly Place[], reach: number): number {
  let best = 0
  let most = -1
  for (let first = 0; first < places.length; first += 1) {
    const { start } = inRange(places[first])
    let seen: WordBits = 0
    let score = 0
    for (let index = first; index < places.length; index += 1) {
      const other = inRange(places[index])
      if (other.start > start + reach) break
      const bit = wordBit(other.word)
      const near = (other.end - other.start) ** 2 * (1 - farShare * ((other.start - start) / reach))
      score += hasAny(seen, bit) ? 0.03 : other.word < bySynonym ? near : near / 2
      seen |= bit
    }
    if (score > most) {
      best = start
      most = score
    }
  }
  return best
}

const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at))
/** The second half of a character that takes two units. */
const isHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/** Where something begins in a text: a sentence or a row of a table, and a cell of a row. */
const beginnings = [/[.!?;]\s+/g, / · /g]

/** The names of a table's columns, which say nothing without their cells. */
const headOfTable = /^[^.!?;]* · [^.!?;]*; /

/** Whether a sentence or a row of a table begins there, so that nothing seems to be missing before it. */
export const isBeginning = (text: string, at: number) => at === 0 || /[.!?;]\s$/.test(text.slice(at - 2, at))

/**
 * Where an excerpt begins, with some words before its first mark to say what it is about: at the last sentence or row
 * of a table that begins shortly before, or else at a cell, or else at a word.
 * @param reach characters before the mark
 */
function startBefore(text: string, anchor: number, reach: number): number {
  const earliest = Math.max(0, anchor - reach)
  if (earliest === 0) return headOfTable.exec(text.slice(0, anchor))?.[0].length ?? 0
  for (const beginning of beginnings) {
    const last = [...text.slice(earliest, anchor).matchAll(beginning)].at(-1)
    if (last !== undefined) return earliest + last.index + last[0].length
  }
  let start = earliest
  while (start < anchor && !isSpace(text, start - 1)) start += 1
  return start
}

/** The row of a table that a place is in; undefined for other texts, and for a row that is too long. */
function rowAround(text: string, at: number, length: number): Excerpt | undefined {
  const start = text.lastIndexOf('; ', at) + 2
  const next = text.indexOf('; ', at)
  const end = next === -1 ? text.length : next
  const isRow = start > 1 && end - start <= length && text.slice(start, end).includes(' · ')
  return isRow ? { start, end } : undefined
}

/**
 * The part of a text in which most words of a query are closest together, cut at whole words.
 * @param places in their order
 */
export function excerptOf(text: string, places: readonly Place[], length = excerptLength): Excerpt {
  if (text.length <= length) return { start: 0, end: text.length }
  const anchor = bestPlace(places, length * 0.75)
  const row = places.length === 0 ? undefined : rowAround(text, anchor, length)
  if (row !== undefined) return row
  const reach = Math.max(Math.round(length * 0.3), length - (text.length - anchor))
  let start = startBefore(text, anchor, reach)
  const furthest = Math.min(text.length, start + length)
  let end = furthest
  while (end < text.length && end > start + length / 2 && !isSpace(text, end)) end -= 1
  if (end <= start + length / 2) end = furthest
  if (isHalf(text, start)) start += 1
  if (isHalf(text, end)) end += 1
  return { start, end }
}
