import { notProse } from './prose-run.ts'

export interface ProseWord {
  /** Without a possessive ending. */
  text: string
  /** In the run's text. */
  offset: number
  /** False for what stands in no dictionary by its form: identifiers, acronyms, names such as GitHub. */
  spelled: boolean
}

/** Signs that stand in addresses, identifiers and code, and in no word or pair of words. */
const codeSigns = /:\/\/|[@\\=$#<>*{}|~^_]/
/** A path from a root, or a name with an extension. */
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
 * The words of a text with their places. Code, paths, file names, numbers and versions that stand in it without
 * backticks are left out; both parts of a compound with a hyphen or a slash are words.
 * @example splitWords('Read/write it’s v2').map(({ text }) => text) → ['Read', 'write', 'it']
 */
export function splitWords(text: string): ProseWord[] {
  const words: ProseWord[] = []
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    // Most of a text; what follows says the same of these, slower.
    const plain = plainPattern.exec(chunk)?.[1]
    if (plain !== undefined) {
      words.push({ text: plain, offset: index, spelled: true })
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
