import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findBannedWords } from './banned-words.ts'
import { nameRanges } from './name-ranges.ts'
import { ownWord } from './own-words.ts'
import type { ProseRules } from './prose-rules.ts'
import { type ProseRun, placeIn } from './prose-run.ts'
import { splitWords } from './split-words.ts'
import { capitalizedWords } from './title-case.ts'

export interface PlacedWord {
  text: string
  line: number
  column: number
}

/** A finding that only needs its file. */
export type ProseFinding = Omit<Diagnostic, 'file'>

/** The end of a page's description. */
export interface DescriptionEnd {
  line: number
  column: number
  hasStop: boolean
}

/** What the rules say of one page. It follows from the page's text and the rules alone, so that it can be kept. */
export interface PageProse {
  /** How often each word stands on the page. */
  words: ReadonlyMap<string, number>
  /** Entries of the site's word list that the page needs: words, and names of several words. */
  listed: readonly string[]
  misspelt: readonly PlacedWord[]
  descriptionEnd: DescriptionEnd | undefined
  findings: readonly ProseFinding[]
}

/** Whether a word is right by the site's own list or by the dictionary. An own name in other letters is wrong. */
function isRight(word: string, { dictionary, words }: ProseRules): boolean {
  if (ownWord(words, word) !== undefined || dictionary.hasWord(word)) return true
  return !words.byLetters.has(word.toLowerCase()) && dictionary.hasTerm(word)
}

/** Whether a word with capitals inside is a name of the site's list in other letters, such as “GitLAb”. */
function isWrongName(word: string, { words }: ProseRules): boolean {
  const isAcronym = word === word.toUpperCase()
  return !isAcronym && words.byLetters.has(word.toLowerCase()) && ownWord(words, word) === undefined
}

function bannedFindings(run: ProseRun, rules: ProseRules): ProseFinding[] {
  return findBannedWords(run.text, rules.banned).map(({ text, offset, instead }) => ({
    severity: 'warning',
    code: 'banned-word',
    ...placeIn(run, offset),
    message: `“${text}” is on the list of words to avoid.`,
    hint: instead,
  }))
}

const andList = new Intl.ListFormat('en', { type: 'conjunction' })

function quoted(words: readonly string[]): string {
  return andList.format(words.map((word) => `“${word}”`))
}

function headingFinding(run: ProseRun, rules: ProseRules, ownNames: readonly string[]): ProseFinding[] {
  if (run.kind !== 'heading' && run.kind !== 'title') return []
  const { dictionary, words, names } = rules
  const isName = (word: string) =>
    words.lines.has(word) || (!words.byLetters.has(word.toLowerCase()) && dictionary.isName(word))
  const found = capitalizedWords(run.text, splitWords(run.text), [...names, ...ownNames], isName)
  const [first] = found
  if (first === undefined) return []
  const texts = [...new Set(found.map(({ text }) => text))]
  const verb = texts.length === 1 ? 'begins with a capital letter' : 'begin with capital letters'
  return [
    {
      severity: 'warning',
      code: 'heading-case',
      ...placeIn(run, first.offset),
      message: `${quoted(texts)} ${verb} inside a heading.`,
      hint: `Write ${quoted(texts.map((word) => word.toLowerCase()))}, or add a name to ${words.file}.`,
    },
  ]
}

function descriptionEnd(runs: readonly ProseRun[]): DescriptionEnd | undefined {
  const run = runs.find(({ kind }) => kind === 'description')
  const text = run?.text.trimEnd()
  if (run === undefined || text === undefined) return undefined
  return { ...placeIn(run, text.length - 1), hasStop: /[.!?]$/.test(text) }
}

/** Reads the prose of one page by the rules. */
export function readPageProse(runs: readonly ProseRun[], rules: ProseRules): PageProse {
  const words = new Map<string, number>()
  const misspelt: PlacedWord[] = []
  const listed = new Set<string>()
  const ownNames = [...rules.words.lines.keys()].filter((entry) => entry.includes(' '))
  for (const run of runs) {
    const ranges = nameRanges(run.text, ownNames)
    for (const { name } of ranges) listed.add(name)
    for (const { text, offset, spelled } of splitWords(run.text)) {
      words.set(text, (words.get(text) ?? 0) + 1)
      if (ranges.some(({ start, end }) => start <= offset && offset < end)) continue
      const wrong = spelled ? !isRight(text, rules) : isWrongName(text, rules)
      if (wrong) misspelt.push({ text, ...placeIn(run, offset) })
    }
  }
  const findings = runs.flatMap((run) => [...bannedFindings(run, rules), ...headingFinding(run, rules, ownNames)])
  for (const word of words.keys()) {
    const entry = ownWord(rules.words, word)
    if (entry !== undefined) listed.add(entry)
  }
  return { words, listed: [...listed], misspelt, descriptionEnd: descriptionEnd(runs), findings }
}
