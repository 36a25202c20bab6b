import { distance } from 'fastest-levenshtein'
import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { upperFirst } from '../diagnostics/upper-first.ts'
import type { PageProse } from '../prose/page-prose.ts'
import type { ProseRules } from '../prose/prose-rules.ts'

/** A page with the results of its prose checks. */
export interface ReadPage {
  file: string
  prose: PageProse
}

/** All texts of a site, and what they are checked with. */
export interface SiteProse {
  texts: readonly ReadPage[]
  rules: ProseRules
  /** What is wrong with the site's word list. */
  listDiagnostics: readonly Diagnostic[]
}

/** Number of typos between two words; two swapped letters count as one. */
function typoCount(word: string, other: string): number {
  const cost = distance(word, other)
  if (cost !== 2 || word.length !== other.length) return cost
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  return word[at] === other[at + 1] && word[at + 1] === other[at] ? 1 : cost
}

/** The most likely correction: the fewest typos away and, among those, the word that the site uses most. */
function likelyCorrection(
  word: string,
  pages: readonly ReadPage[],
  { dictionary, words }: ProseRules,
): string | undefined {
  const small = word.toLowerCase()
  const entries = [...words.lines.keys()].filter((entry) => !entry.includes(' '))
  const uses = (candidate: string) => pages.reduce((sum, { prose }) => sum + (prose.words.get(candidate) ?? 0), 0)
  const [best] = [...nearest(word, entries, 3), ...dictionary.near(word)]
    .map((candidate) => ({ candidate, cost: typoCount(small, candidate.toLowerCase()), uses: uses(candidate) }))
    .filter(({ cost }) => cost <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.cost - b.cost || b.uses - a.uses)
  if (best === undefined) return undefined
  const beginsLarge = word.charAt(0) !== small.charAt(0)
  return beginsLarge ? upperFirst(best.candidate) : best.candidate
}

/** Reports words that are neither in the dictionary nor in the site's word list, each with the nearest correct word. */
function checkSpelling(pages: readonly ReadPage[], rules: ProseRules): Diagnostic[] {
  const { words } = rules
  const explain = (word: string): Pick<Diagnostic, 'message' | 'hint'> => {
    const [listedName] = words.byLetters.get(word.toLowerCase()) ?? []
    if (listedName !== undefined)
      return { message: `The name “${word}” is capitalized differently.`, hint: `Write “${listedName}”.` }
    const near = likelyCorrection(word, pages, rules)
    const add = `add it to ${words.file}`
    return {
      message: `“${word}” is not a word of American English.`,
      hint: near === undefined ? `Correct it, or ${add}.` : `Did you mean “${near}”? If the word is right, ${add}.`,
    }
  }
  const explanations = new Map<string, Pick<Diagnostic, 'message' | 'hint'>>()
  return pages.flatMap(({ file, prose }) =>
    prose.misspelled.map(({ text, line, column }): Diagnostic => {
      const wording = explanations.get(text) ?? explain(text)
      explanations.set(text, wording)
      return { severity: 'warning', code: 'spelling', file, line, column, ...wording }
    }),
  )
}

/**
 * Reports entries of the site's word list that no page uses: in a list that only grows, the next typo goes unnoticed.
 */
function checkUnusedWords(pages: readonly ReadPage[], { dictionary, words }: ProseRules): Diagnostic[] {
  const used = new Set(pages.flatMap(({ prose }) => prose.listed))
  return [...words.lines].flatMap(([entry, line]): Diagnostic[] => {
    const unused = (message: string) => [
      warning('unused-word', { file: words.file, line }, message, 'Remove the line.'),
    ]
    const isSmall = entry === entry.toLowerCase() && !entry.includes(' ')
    if (isSmall && (dictionary.hasWord(entry) || dictionary.hasTerm(entry)))
      return unused(`“${entry}” is already in the dictionary.`)
    return used.has(entry) ? [] : unused(`No page uses “${entry}”.`)
  })
}

/** Reports descriptions whose final punctuation differs from the majority: with or without a period. */
function checkDescriptionStyle(pages: readonly ReadPage[]): Diagnostic[] {
  const ends = pages.flatMap(({ file, prose }) =>
    prose.descriptionEnd === undefined ? [] : [{ file, ...prose.descriptionEnd }],
  )
  const stops = ends.filter(({ hasStop }) => hasStop).length
  const withStop = stops > ends.length - stops
  const majority = withStop ? stops : ends.length - stops
  const [wrong, right] = withStop ? ['without', 'with'] : ['with', 'without']
  const message = `This description ends ${wrong} a period; ${majority} of ${ends.length} end ${right} one.`
  return ends
    .filter(({ hasStop }) => hasStop !== withStop)
    .map((end) => warning('description-style', end, message, withStop ? 'Add one.' : 'Remove it.'))
}

/**
 * Checks spelling, banned words, headings, and descriptions. All diagnostics are warnings: badly worded pages are still
 * readable.
 */
export function checkProse({ texts, rules, listDiagnostics }: SiteProse): Diagnostic[] {
  return [
    ...listDiagnostics,
    ...checkSpelling(texts, rules),
    ...texts.flatMap(({ file, prose }) => prose.diagnostics.map((diagnostic): Diagnostic => ({ ...diagnostic, file }))),
    ...checkDescriptionStyle(texts),
    ...checkUnusedWords(texts, rules),
  ]
}
