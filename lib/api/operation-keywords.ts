import type { SpecFinding } from './spec-finding.ts'

/** Extension of an operation that holds words for search. */
const key = 'x-keywords'
/** As many as a page may have in its frontmatter. */
const most = 8

const isWord = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** What readers search an operation by that its texts do not say, from its extension `x-keywords`. */
export function operationKeywords(operation: Record<string, unknown>): string[] {
  const held = operation[key]
  return Array.isArray(held) ? held.filter(isWord).map((word: string) => word.trim()) : []
}

/** What is wrong with the keywords of an operation. */
export function checkKeywords(operation: Record<string, unknown>): SpecFinding[] {
  if (!Object.hasOwn(operation, key)) return []
  const held = operation[key]
  const finding = (message: string, hint: string, index?: number): SpecFinding => ({
    code: 'api-keywords',
    steps: index === undefined ? [key] : [key, String(index)],
    message,
    hint,
  })
  if (!Array.isArray(held)) return [finding(`“${key}” must be a list`, 'Write each word or phrase as an entry of it.')]
  const words = held.flatMap((word, index) => {
    if (isWord(word)) return []
    if (typeof word === 'string') return [finding(`An entry of “${key}” is empty`, 'Remove it.', index)]
    const isPlain = typeof word === 'number' || typeof word === 'boolean'
    const hint = isPlain ? 'Put the value in quotes.' : 'Write a word or a phrase, or remove the entry.'
    return [finding(`An entry of “${key}” must be text`, hint, index)]
  })
  if (held.length <= most) return words
  return [...words, finding(`“${key}” has ${held.length} entries`, `Keep the best ${most} of them.`)]
}
