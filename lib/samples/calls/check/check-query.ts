import type { ApiOperation } from '../../../api/api-operation.ts'
import { isRecord } from '../../../api/json-pointer.ts'
import { didYouMean } from '../../../diagnostics/nearest.ts'
import { describeFault } from '../../objects/describe-fault.ts'
import type { ObjectValidator } from '../../objects/object-validator.ts'
import { alternatives, quoted, typeName } from '../../objects/object-words.ts'
import type { FoundCall, Names } from '../found-call.ts'
import { joinNames, namesInText } from '../request-parts.ts'
import { hasHole, originAt, plainText, sliceText, splitText, type TracedText } from '../run/traced-text.ts'
import type { NamedText } from '../run/value.ts'
import type { CallFinding } from './call-finding.ts'
import { nameOf } from './check-address.ts'

type Parameter = NonNullable<NonNullable<ApiOperation['node']['request']>['query']>[number]

/** The query in the address of a call, and the one that is given beside it. */
function wholeQuery({ url, query }: FoundCall): Names {
  const plain = plainText(url)
  const start = plain.indexOf('?')
  // What is not known at the end of an address may be a query.
  const mayHaveMore = start === -1 && hasHole(plain.charAt(plain.length - 1))
  const written =
    start === -1 ? { entries: [], open: mayHaveMore } : namesInText(withoutFragment(sliceText(url, start + 1)))
  return joinNames(written, query)
}

function withoutFragment(text: TracedText): TracedText {
  return splitText(text, '#')[0] ?? []
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** A text as the type that a schema asks for; one that cannot be read so stays a text. */
function typed(text: string, schema: Record<string, unknown>): unknown {
  const types = [schema.type].flat()
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text)
  }
  return types.includes('boolean') && /^(?:true|false)$/.test(text) ? text === 'true' : text
}

function schemaOf({ schema }: Parameter): Record<string, unknown> {
  return isRecord(schema) ? schema : {}
}

/** Name of the parameter that a name in a query belongs to. @example parameterName('filter[state]') → 'filter' */
function parameterOf(name: string, parameters: readonly Parameter[]): Parameter | undefined {
  const exact = parameters.find((parameter) => parameter.name === name)
  const base = /^([^[]+)\[.*\]$/.exec(name)?.[1]
  return exact ?? parameters.find((parameter) => parameter.name === base || parameter.name === `${base}[]`)
}

function checkValue(
  { name, value }: NamedText,
  parameter: Parameter,
  validator: ObjectValidator,
): Pick<CallFinding, 'message' | 'hint'>[] {
  const text = value === undefined ? undefined : decode(plainText(value))
  if (text === undefined || hasHole(text) || plainText(name).includes('[')) return []
  const schema = schemaOf(parameter)
  const isList = [schema.type].flat().includes('array')
  const item = isList && isRecord(schema.items) ? schema.items : schema
  const texts = isList && parameter.explode === false ? text.split(',') : [text]
  return texts.flatMap((part) =>
    validator.validate(item, typed(part, item)).faults.map((fault) => {
      if (fault.type !== 'mismatch') return describeFault({ ...fault, steps: [parameter.name] }, 'Query')
      const allowed = [...fault.values.map(quoted), ...fault.types.map(typeName)]
      const texts = fault.values.filter((one) => typeof one === 'string')
      return {
        message: `“${parameter.name}” must be ${alternatives(allowed)}, not “${part}”.`,
        hint: didYouMean(part, texts),
      }
    }),
  )
}

/** Checks the names and values of a call's query. */
export function checkQuery(call: FoundCall, operation: ApiOperation, validator: ObjectValidator): CallFinding[] {
  const parameters = operation.node.request?.query ?? []
  const { entries, open } = wholeQuery(call)
  const names = parameters.map(({ name }) => name)
  const keys = (operation.node.security ?? [])
    .flat()
    .flatMap((scheme) => (scheme.type === 'apiKey' && scheme.in === 'query' ? [scheme.name] : []))
  const base = { severity: 'error', code: 'api-call-query' } as const
  const found = entries.flatMap((entry): CallFinding[] => {
    const name = decode(plainText(entry.name))
    if (keys.includes(name)) return []
    const parameter = parameterOf(name, parameters)
    if (parameter === undefined) {
      const list = names.length === 0 ? 'It has none.' : `It has: ${names.map(quoted).join(', ')}.`
      return [
        {
          ...base,
          at: originAt(entry.name, 0) ?? call.at,
          message: `“${name}” is not a query parameter of ${nameOf(operation)}.`,
          hint: didYouMean(name, names) ?? list,
        },
      ]
    }
    const at = originAt(entry.value ?? [], 0) ?? originAt(entry.name, 0) ?? call.at
    return checkValue(entry, parameter, validator).map(({ message, hint }) => ({ ...base, at, message, hint }))
  })
  if (open) return found
  const given = new Set(entries.map(({ name }) => parameterOf(decode(plainText(name)), parameters)?.name))
  const missing = parameters.filter(({ name, required }) => required === true && !given.has(name))
  return [
    ...found,
    ...missing.map(
      ({ name }): CallFinding => ({
        ...base,
        at: originAt(call.url, 0) ?? call.at,
        message: `The query parameter “${name}” is missing: ${nameOf(operation)} needs it.`,
        hint: undefined,
      }),
    ),
  ]
}
