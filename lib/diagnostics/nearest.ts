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
export function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const afterSwap = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2)
  return at !== -1 && afterSwap === b
}

/**
 * Whether a typo is in a word of at least four letters, and neither its first letter nor a digit, which would make it
 * another word: “cat” and “car”, “v1” and “v2”.
 */
function isInWord(text: string, other: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  const others = other.split(/[^\p{L}\p{N}]+/u)
  if (words.length !== others.length) return true
  const at = words.findIndex((word, index) => word !== others[index])
  if (at === -1) return true
  const [a = '', b = ''] = [words[at], others[at]]
  const digits = (word: string) => word.replace(/\D/g, '')
  return Math.max(a.length, b.length) >= 4 && a.charAt(0) === b.charAt(0) && digits(a) === digits(b)
}

/**
 * The candidate that a word must mean: it differs only in case, or it is the only one that differs by one letter or a
 * swap of two. Safe enough to apply without asking where nothing but the candidates is allowed.
 * @example certain('titel', ['title', 'tags']) → 'title'
 */
export function certain(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase()
  const all = [...candidates]
  const sameLetters = all.filter((candidate) => candidate.toLowerCase() === lower)
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined
  const [near, ...others] = all.filter((candidate) => {
    const other = candidate.toLowerCase()
    return distance(lower, other) === 1 || isSwap(lower, other)
  })
  return near !== undefined && others.length === 0 && isInWord(lower, near.toLowerCase()) ? near : undefined
}

/** The name of a file without its folder and its extension. */
const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

/** A hint about a missing file: one with almost the same name, wherever it is. Folders that agree prove nothing. */
export function didYouMeanFile(path: string, paths: Iterable<string>): string | undefined {
  const stem = stemOf(path).toLowerCase()
  const limit = Math.max(1, Math.floor(stem.length / 5))
  const near = [...paths].filter((other) => {
    const name = stemOf(other).toLowerCase()
    return distance(stem, name) <= limit || isSwap(stem, name)
  })
  const [best] = near.sort((a, b) => distance(path, a) - distance(path, b))
  return best === undefined ? undefined : `Did you mean “${best}”?`
}
