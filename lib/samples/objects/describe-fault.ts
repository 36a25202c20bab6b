import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import { didYouMean, nearest } from '../../diagnostics/nearest.ts'
import { describeLimit } from './describe-limit.ts'
import type { Fault } from './fault.ts'
import { alternatives, noun, partName, quoted, sentence, typeName, typeOf } from './object-words.ts'

/** A fault in words. */
export interface DescribedFault {
  code: DiagnosticCode
  message: string
  hint?: string | undefined
  /** What must stand there, when it differs in nothing but its case. */
  instead?: string | undefined
}

const listedKeys = 12

function ownerName(owner: string | undefined, steps: readonly string[], whole: string): string {
  // A title that only repeats the key is no noun: “execute”.
  const repeatsKey = owner !== undefined && owner.toLowerCase() === steps.at(-1)?.toLowerCase()
  return owner === undefined || repeatsKey ? partName(steps, whole) : noun(owner)
}

function sameLetters(word: string, candidates: readonly string[]): string | undefined {
  const same = candidates.filter((candidate) => candidate.toLowerCase() === word.toLowerCase())
  return same.length === 1 ? same[0] : undefined
}

function unknownKey(fault: Extract<Fault, { type: 'unknown-key' }>, whole: string): DescribedFault {
  const { key, keys, home, owner, steps } = fault
  const more = keys.length > listedKeys ? ' and more' : ''
  const list = keys.slice(0, listedKeys).map(quoted).join(', ')
  const rest = keys.length === 0 ? undefined : `It may also have: ${list}${more}.`
  return {
    code: 'sample-unknown-key',
    message: `“${key}” is not a key of ${ownerName(owner, steps, whole)}.`,
    hint: home === undefined ? (didYouMean(key, keys) ?? rest) : `It belongs in “${home}”.`,
    instead: sameLetters(key, keys),
  }
}

function mismatch(fault: Extract<Fault, { type: 'mismatch' }>, whole: string): DescribedFault {
  const { value, values, types, steps } = fault
  const words = [...new Set([...values.map(quoted), ...types.map(typeName)])]
  const given =
    !types.includes('integer') && (values.length === 0 || typeof value === 'object') ? typeOf(value) : quoted(value)
  const texts = values.filter((item) => typeof item === 'string')
  const near = typeof value === 'string' ? nearest(value, texts) : []
  return {
    code: 'sample-invalid-value',
    message: sentence(`${partName(steps, whole)} must be ${alternatives(words)}, not ${given}.`),
    hint: values.length > 1 && near[0] !== undefined ? `Did you mean “${near[0]}”?` : undefined,
    instead: typeof value === 'string' ? sameLetters(value, texts) : undefined,
  }
}

/**
 * Words a fault.
 * @param whole title of the kind of object
 */
export function describeFault(fault: Fault, whole: string): DescribedFault {
  const part = partName(fault.steps, whole)
  switch (fault.type) {
    case 'unknown-key':
      return unknownKey(fault, whole)
    case 'missing-key':
      return {
        code: 'sample-missing-key',
        message: `${alternatives([fault.key, ...(fault.others ?? [])].map(quoted))} is missing: ${ownerName(fault.owner, fault.steps, whole)} needs ${fault.others === undefined ? 'it' : 'one of them'}.`,
      }
    case 'mismatch':
      return mismatch(fault, whole)
    case 'key-form': {
      const { text, hint } = describeLimit(fault)
      return { code: 'sample-invalid-value', message: sentence(`the key “${fault.key}” ${text}`), hint }
    }
    case 'limit': {
      const { text, hint } = describeLimit(fault)
      const code = fault.keyword === 'dependentRequired' ? 'sample-missing-key' : 'sample-invalid-value'
      return { code, message: sentence(`${part} ${text}`), hint }
    }
    case 'combination': {
      const { description, required } = fault.schema
      const keys = Array.isArray(required) ? required.map(quoted).join(' and ') : undefined
      const together =
        keys === undefined ? `${part} combines what cannot be used together.` : `${part} cannot have ${keys} together.`
      return {
        code: 'sample-invalid-value',
        message: sentence(typeof description === 'string' ? description : together),
      }
    }
    case 'several-forms': {
      const { titles, keys } = fault
      const message =
        titles.length > 0
          ? `${part} can be read in several ways: as ${alternatives(titles.map(noun))}.`
          : `${part} can have only one of ${keys.map(quoted).join(' and ')}.`
      return { code: 'sample-invalid-value', message: sentence(message) }
    }
  }
}
