import { distance } from 'fastest-levenshtein'

/**
 * The candidates nearest to a misspelled word, best first; empty if none is near enough. Plain Levenshtein distance is
 * enough for hints; search has its own distance, which allows for unfinished words (`lib/search/words`).
 * @example nearest('descripton', ['title', 'description']) → ['description']
 */
export function nearest(word: string, candidates: Iterable<string>, count = 1): string[] {
  const limit = Math.max(2, Math.floor(word.length * 0.4))
  return [...candidates]
    .map((candidate) => ({ candidate, cost: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ cost }) => cost <= limit)
    .sort((a, b) => a.cost - b.cost || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** A hint as a complete sentence. @example didYouMean('hlc', ['hcl', 'json']) → 'Did you mean “hcl”?' */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const [candidate] = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean “${candidate}”?`
}

/** Whether two adjacent letters are swapped, the most common typo: “titel” for “title”. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const afterSwap = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2)
  return at !== -1 && afterSwap === b
}

/**
 * The candidate that a word must mean: it differs only in case, or it is the only one that differs in at most a fifth
 * of its letters or in a swap of two. Safe enough to apply without asking.
 * @example certain('titel', ['title', 'tags']) → 'title'
 */
export function certain(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase()
  const all = [...candidates]
  const sameLetters = all.filter((candidate) => candidate.toLowerCase() === lower)
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined
  const limit = Math.max(1, Math.floor(word.length / 5))
  const near = all.filter((candidate) => {
    const other = candidate.toLowerCase()
    return distance(lower, other) <= limit || isSwap(lower, other)
  })
  return near.length === 1 ? near[0] : undefined
}
