import { isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { FieldType } from './openapi-shapes.ts'
import type { SpecDiagnostic } from './spec-diagnostic.ts'

function isOf(type: string, value: unknown): boolean {
  if (type === 'any') return true
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
}

function checkOne(steps: readonly string[], value: unknown, type: string): SpecDiagnostic[] {
  const key = steps.at(-1) ?? ''
  if (type.startsWith('=')) {
    const words = type.slice(1).split('|')
    if (typeof value === 'string' && words.includes(value)) return []
    const list = `It can be ${words.map((word) => `“${word}”`).join(', ')}.`
    const hint = (typeof value === 'string' ? didYouMean(value, words) : undefined) ?? list
    return [{ code: 'api-structure', steps, message: `“${String(value)}” cannot be the value of “${key}”`, hint }]
  }
  if (isOf(type, value)) return []
  const hint = type === 'string' && typeof value !== 'object' ? 'Put the value in quotes.' : undefined
  return [{ code: 'api-structure', steps, message: `“${key}” must be ${names[type]}`, hint }]
}

/** Checks the value of a key. Nested OpenAPI objects are only counted, because each is checked separately. */
export function checkValue(key: string, value: unknown, field: FieldType, isShape: boolean): SpecDiagnostic[] {
  const wrong = (what: string): SpecDiagnostic[] => [
    { code: 'api-structure', steps: [key], message: `“${key}” must be ${what}` },
  ]
  if (field.many === 'list') {
    if (!Array.isArray(value)) return wrong('a list')
    return isShape ? [] : value.flatMap((item, index) => checkOne([key, String(index)], item, field.type))
  }
  if (field.many === 'map') {
    if (!isRecord(value)) return wrong('an object')
    return isShape ? [] : Object.entries(value).flatMap(([name, item]) => checkOne([key, name], item, field.type))
  }
  return isShape ? [] : checkOne([key], value, field.type)
}
