import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { didYouMean, nearest } from '../../diagnostics/nearest.ts'
import { upperFirst } from '../../diagnostics/upper-first.ts'
import { describeLimit } from './describe-limit.ts'
import type { ObjectDiagnostic } from './object-diagnostic.ts'
import { alternatives, noun, partName, quoted, typeName, typeOf } from './object-words.ts'

/** An error in words. */
interface DescribedDiagnostic extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** The correct text, if only the case is wrong. */
  instead?: string | undefined
}

const listedKeys = 12

function ownerName(owner: string | undefined, steps: readonly string[], whole: string): string {
  // A title that only repeats the key, such as “execute”, cannot be used as a noun.
  const repeatsKey = owner !== undefined && owner.toLowerCase() === steps.at(-1)?.toLowerCase()
  return owner === undefined || repeatsKey ? partName(steps, whole) : noun(owner)
}

function sameLetters(word: string, candidates: readonly string[]): string | undefined {
  const matches = candidates.filter((candidate) => candidate.toLowerCase() === word.toLowerCase())
  return matches.length === 1 ? matches[0] : undefined
}

function unknownKey(problem: Extract<ObjectDiagnostic, { type: 'unknown-key' }>, whole: string): DescribedDiagnostic {
  const { key, keys, home, owner, steps } = problem
  const more = keys.length > listedKeys ? ' and more' : ''
  const list = keys.slice(0, listedKeys).map(quoted).join(', ')
  const keysHint = keys.length === 0 ? undefined : `It may also have: ${list}${more}.`
  return {
    code: 'sample-unknown-key',
    message: `“${key}” is not a key of ${ownerName(owner, steps, whole)}.`,
    hint: home === undefined ? (didYouMean(key, keys) ?? keysHint) : `It belongs in “${home}”.`,
    instead: sameLetters(key, keys),
  }
}

function mismatch(problem: Extract<ObjectDiagnostic, { type: 'mismatch' }>, whole: string): DescribedDiagnostic {
  const { value, values, types, steps } = problem
  const words = [...new Set([...values.map(quoted), ...types.map(typeName)])]
  const actual =
    !types.includes('integer') && (values.length === 0 || typeof value === 'object') ? typeOf(value) : quoted(value)
  const texts = values.filter((item) => typeof item === 'string')
  const near = typeof value === 'string' ? nearest(value, texts) : []
  return {
    code: 'sample-invalid-value',
    message: upperFirst(`${partName(steps, whole)} must be ${alternatives(words)}, not ${actual}.`),
    hint: values.length > 1 && near[0] !== undefined ? `Did you mean “${near[0]}”?` : undefined,
    instead: typeof value === 'string' ? sameLetters(value, texts) : undefined,
  }
}

/**
 * Describes an error in words.
 * @param whole the object in words, such as “a run”
 */
export function describeDiagnostic(problem: ObjectDiagnostic, whole: string): DescribedDiagnostic {
  const part = partName(problem.steps, whole)
  switch (problem.type) {
    case 'unknown-key':
      return unknownKey(problem, whole)
    case 'missing-key':
      return {
        code: 'sample-missing-key',
        message: `${alternatives([problem.key, ...(problem.others ?? [])].map(quoted))} is missing: ${ownerName(problem.owner, problem.steps, whole)} needs ${problem.others === undefined ? 'it' : 'one of them'}.`,
      }
    case 'mismatch':
      return mismatch(problem, whole)
    case 'key-form': {
      const { text, hint } = describeLimit(problem)
      return { code: 'sample-invalid-value', message: upperFirst(`the key “${problem.key}” ${text}`), hint }
    }
    case 'limit': {
      const { text, hint } = describeLimit(problem)
      const code = problem.keyword === 'dependentRequired' ? 'sample-missing-key' : 'sample-invalid-value'
      return { code, message: upperFirst(`${part} ${text}`), hint }
    }
    case 'combination': {
      const { description, required } = problem.schema
      const keys = Array.isArray(required) ? required.map(quoted).join(' and ') : undefined
      const together =
        keys === undefined ? `${part} combines what cannot be used together.` : `${part} cannot have ${keys} together.`
      const message = upperFirst(typeof description === 'string' ? description : together)
      return { code: 'sample-invalid-value', message }
    }
    case 'several-forms': {
      const { titles, keys } = problem
      const ways = titles.length > 0 ? `: as ${alternatives(titles.map(noun))}` : ''
      const message =
        titles.length > 0 || keys.length < 2
          ? `${part} can be read in several ways${ways}.`
          : `${part} can have only one of ${keys.map(quoted).join(' and ')}.`
      return { code: 'sample-invalid-value', message: upperFirst(message) }
    }
  }
}
