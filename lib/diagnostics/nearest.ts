import { distance } from 'fastest-levenshtein'

/**
 * The candidates nearest to a misspelt word, best first; none when nothing is near enough to be meant.
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

/** A ready sentence for a hint. @example didYouMean('hlc', ['hcl', 'json']) → 'Did you mean “hcl”?' */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const [candidate] = nearest(word, candidates)
  return candidate === undefined ? undefined : `Did you mean “${candidate}”?`
}

/** Whether two letters beside each other are swapped, the commonest slip: “titel” for “title”. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const swapped = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2)
  return at !== -1 && swapped === b
}

/**
 * The one candidate that a word can only mean: it differs in case alone, or it is the only one within a fifth of its
 * letters or a swap of two. Safe enough to be written without asking.
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
