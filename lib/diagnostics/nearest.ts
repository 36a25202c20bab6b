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
