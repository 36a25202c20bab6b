import { notProse } from './prose-run.ts'

export interface ProseWord {
  /** Without a possessive ending. */
  text: string
  /** Offset in the run's text. */
  offset: number
  /** False for words that dictionaries do not contain: identifiers, acronyms, names such as GitHub. */
  spelled: boolean
}

/** Characters that occur in URLs, identifiers, and code, but not in words or compounds. */
const codeSigns = /:\/\/|[@\\=$#<>*{}|~^_]/
/** An absolute path, or a file name with an extension. */
const pathPattern = /^(?:\.{0,2}\/|~)/
const dottedPattern = /[\p{L}\d]\.[\p{L}\d]/u
const wordPattern = /[\p{L}\p{M}\d]+(?:['’]\p{L}+)*/gu
const plainPattern = /^([A-Za-z][a-z]+)[.,:;]?$/
const leading = /^[("“‘'[*—–-]+/
const trailing = /[)"”’'\]*.,;:!?…—–-]+$/

/** @example hasInnerCapital('GitHub') → true */
function hasInnerCapital(word: string): boolean {
  return /.\p{Lu}/su.test(word)
}

/**
 * Splits a text into words with their places. Code, paths, file names, numbers, and versions without backticks are left
 * out; both parts of a compound with a hyphen or a slash are words.
 * @example splitWords('Read/write it’s v2').map(({ text }) => text) → ['Read', 'write', 'it']
 */
export function splitWords(text: string): ProseWord[] {
  const words: ProseWord[] = []
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    // Fast path for most of a text; the code below gives the same result for these chunks, only slower.
    const plainWord = plainPattern.exec(chunk)?.[1]
    if (plainWord !== undefined) {
      words.push({ text: plainWord, offset: index, spelled: true })
      continue
    }
    const begins = leading.exec(chunk)?.[0].length ?? 0
    const core = chunk.slice(begins).replace(trailing, '')
    if (codeSigns.test(core) || pathPattern.test(core)) continue
    let at = index + begins
    for (const part of core.split('/')) {
      if (!dottedPattern.test(part)) words.push(...wordsOf(part, at))
      at += part.length + 1
    }
  }
  return words
}

function wordsOf(part: string, at: number): ProseWord[] {
  return [...part.matchAll(wordPattern)].flatMap(({ 0: word, index }): ProseWord[] => {
    const touches = part[index - 1] === notProse || part[index + word.length] === notProse
    const text = word.replace(/['’]s$/, '')
    if (touches || /\d/.test(word) || [...text].length < 2) return []
    return [{ text, offset: at + index, spelled: !hasInnerCapital(text) }]
  })
}
