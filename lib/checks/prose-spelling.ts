import { distance } from 'fastest-levenshtein'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { ProseRules } from '../prose/prose-rules.ts'
import type { ReadPage } from './prose.ts'

/** How many slips of the pen lie between two words; two letters that are swapped are one. */
function slips(word: string, other: string): number {
  const cost = distance(word, other)
  if (cost !== 2 || word.length !== other.length) return cost
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  return word[at] === other[at + 1] && word[at + 1] === other[at] ? 1 : cost
}

/** The right word that is most likely meant: the fewest slips away, and of those the one that the site uses most. */
function meant(word: string, pages: readonly ReadPage[], { dictionary, words }: ProseRules): string | undefined {
  const small = word.toLowerCase()
  const entries = [...words.lines.keys()].filter((entry) => !entry.includes(' '))
  const uses = (candidate: string) => pages.reduce((sum, { prose }) => sum + (prose.words.get(candidate) ?? 0), 0)
  const [best] = [...nearest(word, entries, 3), ...dictionary.near(word)]
    .map((candidate) => ({ candidate, cost: slips(small, candidate.toLowerCase()), uses: uses(candidate) }))
    .filter(({ cost }) => cost <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.cost - b.cost || b.uses - a.uses)
  if (best === undefined) return undefined
  const beginsLarge = word.charAt(0) !== small.charAt(0)
  return beginsLarge ? best.candidate.charAt(0).toUpperCase() + best.candidate.slice(1) : best.candidate
}

/** Words that neither the dictionary nor the site's own list knows, each with the nearest right one. */
export function checkSpelling(pages: readonly ReadPage[], rules: ProseRules): Diagnostic[] {
  const { words } = rules
  const explain = (word: string): Pick<Diagnostic, 'message' | 'hint'> => {
    const [own] = words.byLetters.get(word.toLowerCase()) ?? []
    if (own !== undefined) return { message: `The name “${word}” is capitalized differently.`, hint: `Write “${own}”.` }
    const near = meant(word, pages, rules)
    const add = `add it to ${words.file}`
    return {
      message: `“${word}” is not a word of American English.`,
      hint: near === undefined ? `Correct it, or ${add}.` : `Did you mean “${near}”? If the word is right, ${add}.`,
    }
  }
  const explained = new Map<string, Pick<Diagnostic, 'message' | 'hint'>>()
  return pages.flatMap(({ file, prose }) =>
    prose.misspelt.map(({ text, line, column }): Diagnostic => {
      const wording = explained.get(text) ?? explain(text)
      explained.set(text, wording)
      return { severity: 'warning', code: 'spelling', file, line, column, ...wording }
    }),
  )
}
