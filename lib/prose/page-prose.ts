import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { TextPlace } from '../diagnostics/text-place.ts'
import { findBannedWords } from './banned-words.ts'
import type { ProseRules } from './prose-rules.ts'
import { type ProseRun, placeIn } from './prose-run.ts'
import { type ProseWord, splitWords } from './split-words.ts'
import type { WordList } from './word-list.ts'

/** The entry of the site's word list that allows a word; undefined if there is none. */
export function ownWord({ lines, byLetters }: WordList, word: string): string | undefined {
  if (lines.has(word)) return word
  const small = word.toLowerCase()
  const beginsLarge = word.charAt(0) !== small.charAt(0) && word.slice(1) === small.slice(1)
  return beginsLarge && byLetters.get(small)?.includes(small) === true ? small : undefined
}

interface PlacedWord extends TextPlace {
  text: string
}

type ProseDiagnostic = Omit<Diagnostic, 'file'>

interface DescriptionEnd extends TextPlace {
  hasStop: boolean
}

/**
 * The results of the prose checks for one page. They depend only on the page's text and the rules, so they can be
 * cached.
 */
export interface PageProse {
  /** How often each word occurs on the page. */
  words: ReadonlyMap<string, number>
  /** Entries of the site's word list that the page uses: words, and multi-word names. */
  listed: readonly string[]
  misspelled: readonly PlacedWord[]
  descriptionEnd: DescriptionEnd | undefined
  diagnostics: readonly ProseDiagnostic[]
}

/**
 * Whether a word is correct by the site's own list or by the dictionary. A listed name in a different case is
 * incorrect.
 */
function isRight(word: string, { dictionary, words }: ProseRules): boolean {
  if (ownWord(words, word) !== undefined || dictionary.hasWord(word)) return true
  return !words.byLetters.has(word.toLowerCase()) && dictionary.hasTerm(word)
}

/** Whether a word with inner capitals is a listed name in the wrong case, such as “GitLAb”. */
function isWrongName(word: string, { words }: ProseRules): boolean {
  const isAcronym = word === word.toUpperCase()
  return !isAcronym && words.byLetters.has(word.toLowerCase()) && ownWord(words, word) === undefined
}

function bannedDiagnostics(run: ProseRun, rules: ProseRules): ProseDiagnostic[] {
  return findBannedWords(run.text, rules.banned).map(({ text, offset, instead }) => ({
    severity: 'warning',
    code: 'banned-word',
    ...placeIn(run, offset),
    message: `“${text}” is on the list of words to avoid.`,
    hint: instead,
  }))
}

const andList = new Intl.ListFormat('en', { type: 'conjunction' })

function quoteWords(words: readonly string[]): string {
  return andList.format(words.map((word) => `“${word}”`))
}

/**
 * Ranges of multi-word names in a text. A name may span source lines, because a run has spaces instead of line breaks.
 */
function nameRanges(text: string, names: readonly string[]): { name: string; start: number; end: number }[] {
  return names.flatMap((name) => {
    const ranges: { name: string; start: number; end: number }[] = []
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      ranges.push({ name, start: at, end: at + name.length })
    }
    return ranges
  })
}

/** Matches the text before a word that starts a sentence or a quotation, including the empty string. */
const beginsAfter = /(?:^|[.!?:]\s+|[“"‘(]|\d[.)]\s+)[\s“"‘(]*$/

/**
 * The words of a heading that are capitalized without being names. The first word of a sentence may be capitalized.
 * @param names multi-word names, with their capitals
 * @param isName whether a single word is a name
 */
function capitalizedWords(text: string, names: readonly string[], isName: (word: string) => boolean): ProseWord[] {
  const ranges = nameRanges(text, names)
  return splitWords(text).filter(
    ({ text: word, offset, spelled }) =>
      spelled &&
      /^\p{Lu}\p{Ll}/u.test(word) &&
      !beginsAfter.test(text.slice(0, offset)) &&
      !isName(word) &&
      !ranges.some(({ start, end }) => start <= offset && offset < end),
  )
}

function headingDiagnostic(run: ProseRun, rules: ProseRules, ownNames: readonly string[]): ProseDiagnostic[] {
  if (run.kind !== 'heading' && run.kind !== 'title') return []
  const { dictionary, words, names } = rules
  const isName = (word: string) =>
    words.lines.has(word) || (!words.byLetters.has(word.toLowerCase()) && dictionary.isName(word))
  const capitalizedMatches = capitalizedWords(run.text, [...names, ...ownNames], isName)
  const [first] = capitalizedMatches
  if (first === undefined) return []
  const texts = [...new Set(capitalizedMatches.map(({ text }) => text))]
  const verb = texts.length === 1 ? 'begins with a capital letter' : 'begin with capital letters'
  return [
    {
      severity: 'warning',
      code: 'heading-case',
      ...placeIn(run, first.offset),
      message: `${quoteWords(texts)} ${verb} inside a heading.`,
      hint: `Write ${quoteWords(texts.map((word) => word.toLowerCase()))}, or add a name to ${words.file}.`,
    },
  ]
}

function descriptionEnd(runs: readonly ProseRun[]): DescriptionEnd | undefined {
  const run = runs.find(({ kind }) => kind === 'description')
  const text = run?.text.trimEnd()
  if (run === undefined || text === undefined) return undefined
  return { ...placeIn(run, text.length - 1), hasStop: /[.!?]$/.test(text) }
}

/** Checks the prose of one page. */
export function readPageProse(runs: readonly ProseRun[], rules: ProseRules): PageProse {
  const words = new Map<string, number>()
  const misspelled: PlacedWord[] = []
  const usedEntries = new Set<string>()
  const ownNames = [...rules.words.lines.keys()].filter((entry) => entry.includes(' '))
  for (const run of runs) {
    const ranges = nameRanges(run.text, [...ownNames, ...rules.names])
    for (const { name } of ranges) if (rules.words.lines.has(name)) usedEntries.add(name)
    for (const { text, offset, spelled } of splitWords(run.text)) {
      words.set(text, (words.get(text) ?? 0) + 1)
      if (ranges.some(({ start, end }) => start <= offset && offset < end)) continue
      const wrong = spelled ? !isRight(text, rules) : isWrongName(text, rules)
      if (wrong) misspelled.push({ text, ...placeIn(run, offset) })
    }
  }
  const diagnostics = runs.flatMap((run) => [
    ...bannedDiagnostics(run, rules),
    ...headingDiagnostic(run, rules, ownNames),
  ])
  for (const word of words.keys()) {
    const entry = ownWord(rules.words, word)
    if (entry !== undefined) usedEntries.add(entry)
  }
  return { words, listed: [...usedEntries], misspelled, descriptionEnd: descriptionEnd(runs), diagnostics }
}
