import type { SpecDiagnostic } from './spec-diagnostic.ts'

/** The operation extension that contains search keywords. */
const key = 'x-keywords'
/** Same limit as in a page's frontmatter. */
const most = 8

const isWord = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Search keywords of an operation beyond its texts, from its extension `x-keywords`. */
export function operationKeywords(operation: Record<string, unknown>): string[] {
  const keywords = operation[key]
  return Array.isArray(keywords) ? keywords.filter(isWord).map((word: string) => word.trim()) : []
}

/** Reports invalid keywords of an operation. */
export function checkKeywords(operation: Record<string, unknown>): SpecDiagnostic[] {
  if (!Object.hasOwn(operation, key)) return []
  const keywords = operation[key]
  const diagnostic = (message: string, hint: string, index?: number): SpecDiagnostic => ({
    code: 'api-keywords',
    steps: index === undefined ? [key] : [key, String(index)],
    message,
    hint,
  })
  if (!Array.isArray(keywords))
    return [diagnostic(`“${key}” must be a list`, 'Write each word or phrase as an entry of it.')]
  const words = keywords.flatMap((word, index) => {
    if (isWord(word)) return []
    if (typeof word === 'string') return [diagnostic(`An entry of “${key}” is empty`, 'Remove it.', index)]
    const isPlain = typeof word === 'number' || typeof word === 'boolean'
    const hint = isPlain ? 'Put the value in quotes.' : 'Write a word or a phrase, or remove the entry.'
    return [diagnostic(`An entry of “${key}” must be text`, hint, index)]
  })
  if (keywords.length <= most) return words
  return [...words, diagnostic(`“${key}” has ${keywords.length} entries`, `Keep the best ${most} of them.`)]
}
