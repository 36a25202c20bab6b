import { lowerBound } from './term-table.ts'

/** Files of terms that hold what begins with a text: never more than these for one word. */
const mostPerPrefix = 2

/** The file that holds a term, if any does. */
function shardOf(firstTerms: readonly string[], term: string): number {
  const index = lowerBound(firstTerms, term)
  return firstTerms[index] === term ? index : index - 1
}

/**
 * The files of terms in which a term, or what begins with it, may stand.
 * @param firstTerms first term of each file
 */
export function shardsWith(firstTerms: readonly string[], text: string, isPrefix: boolean): number[] {
  const first = Math.max(0, shardOf(firstTerms, text))
  if (firstTerms.length === 0) return []
  const shards = [first]
  while (isPrefix && shards.length < mostPerPrefix) {
    const next = first + shards.length
    if (!(firstTerms[next] ?? '').startsWith(text) || next >= firstTerms.length) break
    shards.push(next)
  }
  return shards
}
