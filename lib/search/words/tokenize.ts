import { eachChunk } from './each-chunk.ts'
import { fold } from './fold.ts'

/** `word` is by itself; an identifier of several words gives a `part` for each and one `joined` for the whole. */
type TokenKind = 'word' | 'part' | 'joined'

export interface Token {
  /** The word as it is compared. */
  term: string
  kind: TokenKind
  /** Its place in the text, in UTF-16 units. */
  start: number
  end: number
}

/** Letters of a term; longer ones are keys and hashes that nobody types. */
export const longestTerm = 40

/** Most words: they don't have to be taken apart. */
const plainWord = /^[A-Za-z]?[a-z0-9]*$/
/** What can be a name with a sign before it. */
const plainName = /^[A-Za-z]{1,39}$/
/** What divides a path or a dotted name; the words of one step are divided by less. */
const stepPattern = /[^./:{}$]+/g
const wordPattern = /[^_-]+/g
const joints = /['’_\-./:{}$]+/g

/**
 * A folded text without what joins the words of identifiers, and apostrophes: each term of the text is a part of it.
 */
export const withoutJoints = (folded: string) => folded.replace(joints, '')

/** How words are joined by capitals. */
interface CapitalRules {
  /** Humps of camel case: `HTTPServer` is “HTTP” and “Server”. Digits stay with their letters. */
  humps: RegExp
  /** Small letters, and a capital that does not begin the word. */
  humped: RegExp
  /** “APIs” and “URLs” are one word. */
  pluralInitials: RegExp
}

const unicodeRules: CapitalRules = {
  humps: /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+|[\p{Lu}\p{N}\p{M}]+|[\p{L}\p{N}\p{M}]+/gu,
  humped: /^(?=.*\p{Ll}).+\p{Lu}/u,
  pluralInitials: /^\p{Lu}+s$/u,
}

/** The same for what most identifiers are made of: a browser makes these patterns in no time. */
const asciiRules: CapitalRules = {
  humps: /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+/g,
  humped: /^(?=.*[a-z]).+[A-Z]/,
  pluralInitials: /^[A-Z]+s$/,
}
const asciiChunk = /^[\w'’\-./:{}$]*$/

interface Piece {
  text: string
  start: number
}

function pieces(text: string, start: number, pattern: RegExp): Piece[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: start + match.index }))
}

/** `'s` at the end belongs to no word, and an apostrophe inside divides none: “page’s” is “page”, “don’t” is “dont”. */
function withoutApostrophes(text: string): string {
  return text.replace(/['’]s$/i, '').replace(/['’]/g, '')
}

function token(text: string, kind: TokenKind, start: number, end: number): Token[] {
  const term = fold(withoutApostrophes(text))
  return term === '' || term.length > longestTerm ? [] : [{ term, kind, start, end }]
}

/** The words of a step, such as `blueprint_identifier` or `fetchAll`, and the whole when there are several. */
function stepTokens(step: Piece, alone: boolean, { humps, humped, pluralInitials }: CapitalRules): Token[] {
  const words = pieces(step.text, step.start, wordPattern).flatMap((word) =>
    humped.test(word.text) && !pluralInitials.test(word.text) ? pieces(word.text, word.start, humps) : [word],
  )
  const kind = alone && words.length === 1 ? 'word' : 'part'
  const parts = words.flatMap(({ text, start }) => token(text, kind, start, start + text.length))
  if (words.length === 1) return parts
  const joined = words.map(({ text }) => withoutApostrophes(text)).join('')
  return [...parts, ...token(joined, 'joined', step.start, step.start + step.text.length)]
}

/** The words of what is joined, such as a path. */
function chunkTokens(chunk: string, start: number): Token[] {
  const rules = asciiChunk.test(chunk) ? asciiRules : unicodeRules
  const steps = pieces(chunk, start, stepPattern)
  const tokens = steps.flatMap((step) => stepTokens(step, steps.length === 1, rules))
  if (steps.length === 1) return tokens
  return [...tokens, ...token(withoutJoints(chunk), 'joined', start, start + chunk.length)]
}

/**
 * The words of a text with their places. Identifiers count as one and as their parts: readers type either.
 * @example tokenize('relation_id').map(({ term }) => term) → ['relation', 'id', 'relationid']
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  eachChunk(text, (start, end, isPlain) => {
    const chunk = text.slice(start, end)
    // “$team” is the name of something else than a team, and so are “_team” and “.team”.
    const sign = text.charAt(start - 1)
    if (/[$_.]/.test(sign) && plainName.test(chunk))
      tokens.push({ term: sign + chunk.toLowerCase(), kind: 'joined', start: start - 1, end })
    if (isPlain || plainWord.test(chunk)) {
      if (chunk.length <= longestTerm) tokens.push({ term: chunk.toLowerCase(), kind: 'word', start, end })
      return
    }
    for (const one of chunkTokens(chunk, start)) tokens.push(one)
  })
  return tokens
}

/** The words of a text as they are compared, identifiers by their parts only. */
export function wordsOf(text: string): string[] {
  return tokenize(text).flatMap(({ term, kind }) => (kind === 'joined' ? [] : [term]))
}

/**
 * A text reduced to its letters, by which titles are compared with what is typed.
 * @example plainForm('Self-service actions') → 'selfserviceactions'
 */
export function plainForm(text: string): string {
  return wordsOf(text).join('')
}
