import type { ApiOperation } from '../../api/api-operation.ts'
import { isRecord } from '../../diagnostics/json-pointer.ts'
import { didYouMean } from '../../diagnostics/nearest.ts'
import { describeDiagnostic } from '../objects/describe-diagnostic.ts'
import type { ObjectValidator } from '../objects/object-validator.ts'
import { alternatives, quoted, typeName } from '../objects/object-words.ts'
import { type CallDiagnostic, type FoundCall, nameOf, placeOf } from './found-call.ts'
import { hasHole, plainText, type TracedText } from './traced-text.ts'
import { textOf } from './value.ts'

type Parameter = NonNullable<NonNullable<ApiOperation['node']['request']>['query']>[number]

function decode(text: TracedText): string {
  const plain = plainText(text)
  try {
    return decodeURIComponent(plain.replaceAll('+', ' '))
  } catch {
    return plain
  }
}

/** Converts a text to the type in a schema; if it cannot be converted, it stays a text. */
function typed(text: string, schema: Record<string, unknown>): unknown {
  const types = [schema.type].flat()
  const isNumber = (types.includes('integer') || types.includes('number')) && text.trim() !== ''
  if (isNumber && Number.isFinite(Number(text))) return Number(text)
  return types.includes('boolean') && /^(?:true|false)$/.test(text) ? text === 'true' : text
}

/** The parameter that a name in a query belongs to. @example 'filter[state]' → filter */
function parameterOf(name: string, parameters: readonly Parameter[]): Parameter | undefined {
  const base = /^([^[]+)\[.*\]$/.exec(name)?.[1]
  const named = (word: string | undefined) => parameters.find((parameter) => parameter.name === word)
  return named(name) ?? named(base) ?? named(`${base}[]`)
}

function checkValue(text: string, parameter: Parameter, validator: ObjectValidator) {
  const schema = isRecord(parameter.schema) ? parameter.schema : {}
  const isList = [schema.type].flat().includes('array')
  const item = isList && isRecord(schema.items) ? schema.items : schema
  const texts = isList && parameter.explode === false ? text.split(',') : [text]
  return texts.flatMap((part) =>
    validator.validate(item, typed(part, item)).objectDiagnostics.map((problem) => {
      if (problem.type !== 'mismatch') return describeDiagnostic({ ...problem, steps: [parameter.name] }, 'a query')
      const allowed = alternatives([...problem.values.map(quoted), ...problem.types.map(typeName)])
      const words = problem.values.filter((value) => typeof value === 'string')
      return { message: `“${parameter.name}” must be ${allowed}, not “${part}”.`, hint: didYouMean(part, words) }
    }),
  )
}

/** Checks the names and values of a call's query. */
export function checkQuery(call: FoundCall, operation: ApiOperation, validator: ObjectValidator): CallDiagnostic[] {
  const { entries, open } = call.query
  const parameters = operation.node.request?.query ?? []
  const names = parameters.map(({ name }) => name)
  const schemes = (operation.node.security ?? []).flat()
  const isKey = (name: string) =>
    schemes.some((one) => one.type === 'apiKey' && one.in === 'query' && one.name === name)
  const base = { severity: 'error', code: 'api-call-query' } as const
  const givenParameters = new Set<Parameter | undefined>()
  const diagnostics = entries.flatMap((entry): CallDiagnostic[] => {
    const name = decode(entry.name)
    const parameter = parameterOf(name, parameters)
    givenParameters.add(parameter)
    if (isKey(name)) return []
    if (parameter === undefined) {
      const list = names.length === 0 ? 'It has none.' : `It has: ${names.map(quoted).join(', ')}.`
      const message = `“${name}” is not a query parameter of ${nameOf(operation)}.`
      return [{ ...base, at: placeOf(call, entry.name), message, hint: didYouMean(name, names) ?? list }]
    }
    const value = textOf(entry.value)
    const text = decode(value)
    if (hasHole(text) || name.includes('[')) return []
    const at = placeOf(call, value.length === 0 ? entry.name : value)
    return checkValue(text, parameter, validator).map(({ message, hint }) => ({ ...base, at, message, hint }))
  })
  const missing = parameters.filter(
    (parameter) => parameter.required === true && !open && !givenParameters.has(parameter),
  )
  return [
    ...diagnostics,
    ...missing.map(({ name }): CallDiagnostic => {
      const message = `The query parameter “${name}” is missing: ${nameOf(operation)} needs it.`
      return { ...base, at: placeOf(call), message, hint: undefined }
    }),
  ]
}
