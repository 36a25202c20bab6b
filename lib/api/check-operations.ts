import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { withoutReference } from './component-names.ts'
import { nameInPath } from './greedy-parameter.ts'
import { checkKeywords } from './operation-keywords.ts'
import { longestLabel, plainMarkdown } from './plain-description.ts'
import { formatPlace, type SpecDiagnostic, specDiagnostic } from './spec-diagnostic.ts'
import { type SpecOperation, textOf } from './spec-operations.ts'

type Check = (operation: SpecOperation, bundle: SpecBundle) => SpecDiagnostic[]

const nameOf = ({ method, path }: SpecOperation) => `${method.toUpperCase()} ${path}`

const checkLabel: Check = ({ operation, summary }) => {
  const label = operation['x-label']
  const warning = { severity: 'warning', code: 'api-summary' } as const
  if (label !== undefined) {
    if (textOf(label) === undefined) {
      const message = '“x-label” must be text'
      return [{ ...warning, steps: ['x-label'], message, hint: 'Write a few words in quotes, or remove it.' }]
    }
    if (summary.length <= longestLabel) return []
    const message = `“x-label” has ${summary.length} characters`
    return [{ ...warning, steps: ['x-label'], message, hint: `Write at most ${longestLabel}.` }]
  }
  const { length } = plainMarkdown(textOf(operation.summary) ?? '')
  if (length <= longestLabel) return []
  const message = `The summary has ${length} characters, so its page is called “${summary}”`
  const hint = `Write at most ${longestLabel} characters, or give the page a short name with “x-label”.`
  return [{ ...warning, steps: ['summary'], message, hint }]
}

/** Operations whose summaries result in the same address. */
const checkAddress: Check = ({ operation, slug, taken }) => {
  if (taken === undefined) return []
  const owner = `${nameOf(taken.by)} (${placeOf(taken.by, 'summary')})`
  const key = textOf(operation.summary) === undefined ? [] : ['summary']
  const message = `The page is published at “${slug}”, because “${taken.slug}” is the address of ${owner}`
  const hint = 'Give one of the two a different summary if you want to choose its address.'
  return [{ severity: 'warning', code: 'api-slug-collision', steps: key, on: 'key', message, hint }]
}

const checkIds: Check = ({ operation, operationId, slug, summary }) => {
  const missing = (key: string, code: SpecDiagnostic['code'], hint: string): SpecDiagnostic[] => {
    if (textOf(operation[key]) !== undefined) return []
    return [{ severity: 'warning', code, on: 'key', message: `The operation has no ${key}`, hint }]
  }
  const pageHint = `Its page is called “${summary}” and is published at “${slug}” until it gets one.`
  return [
    ...missing('operationId', 'api-operation-id', `It is called “${operationId}” until it gets one.`),
    ...missing('summary', 'api-summary', pageHint),
  ]
}

/** Parameters of a path and of its operation, with references resolved. */
function parametersOf(list: unknown, bundle: SpecBundle): Record<string, unknown>[] {
  return (Array.isArray(list) ? list : [])
    .map((parameter) => withoutReference(parameter, bundle))
    .filter((parameter) => parameter !== undefined)
}

const checkPathParameters: Check = ({ kind, path, item, operation }, bundle) => {
  if (kind === 'webhook') return []
  const inTemplate = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const declared = [...parametersOf(item.parameters, bundle), ...parametersOf(operation.parameters, bundle)]
    .filter((parameter) => parameter.in === 'path')
    .map(({ name }) => nameInPath(String(name), path))
  const base = { code: 'api-path-parameter', on: 'key' } as const
  const foreign = [...new Set(declared)].filter((name) => !inTemplate.includes(name))
  const missing = inTemplate.filter((name) => !declared.includes(name))
  return [
    ...missing.map((name): SpecDiagnostic => {
      const hint = didYouMean(name, foreign) ?? `Add a parameter with “in: path” and “name: ${name}”.`
      return { ...base, message: `The path’s “{${name}}” is not declared as a parameter`, hint }
    }),
    ...foreign.map((name): SpecDiagnostic => {
      const message = `The path has no “{${name}}”, which a parameter with “in: path” declares`
      return { ...base, message, hint: didYouMean(name, inTemplate) ?? 'Remove the parameter.' }
    }),
  ]
}

const checkDuplicateParameters: Check = ({ operation }, bundle) => {
  const seen = new Set<string>()
  return parametersOf(operation.parameters, bundle).flatMap(({ name, in: place }): SpecDiagnostic[] => {
    const id = `${String(place)} ${String(name)}`
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const message = `The parameter “${String(name)}” in “${String(place)}” is declared twice`
    return [{ code: 'api-structure', steps: ['parameters'], on: 'key', message, hint: 'Remove one of the two.' }]
  })
}

const checkResponses: Check = ({ operation, kind }) => {
  const codes = isRecord(operation.responses) ? Object.keys(operation.responses) : []
  if (kind === 'webhook' || codes.some((code) => /^[23]|^default$/.test(code))) return []
  const steps = isRecord(operation.responses) ? ['responses'] : []
  const message = 'The operation has no response for success'
  return [
    { severity: 'warning', code: 'api-no-success', steps, on: 'key', message, hint: 'Describe its 2xx response.' },
  ]
}

const checkTag: Check = ({ tag }, { document }) => {
  const declared = (Array.isArray(document.tags) ? document.tags : []).map((item) => isRecord(item) && item.name)
  if (tag === undefined || declared.length === 0 || declared.includes(tag)) return []
  const names = declared.filter((name) => typeof name === 'string')
  const hint = didYouMean(tag, names) ?? 'Add it to “tags”, whose order is the order of the groups.'
  const message = `The tag “${tag}” is not in the document’s “tags”`
  return [{ severity: 'warning', code: 'api-tag', steps: ['tags', '0'], message, hint }]
}

const checkWords: Check = ({ operation }) => checkKeywords(operation)

const checks = [
  checkIds,
  checkLabel,
  checkAddress,
  checkPathParameters,
  checkDuplicateParameters,
  checkResponses,
  checkTag,
  checkWords,
]

/** Reports values that must be unique among operations. */
function checkUnique(
  operations: readonly SpecOperation[],
  keyOf: (operation: SpecOperation) => string | undefined,
  find: (key: string, first: SpecOperation) => SpecDiagnostic,
): Diagnostic[] {
  const first = new Map<string, SpecOperation>()
  return operations.flatMap((operation): Diagnostic[] => {
    const key = keyOf(operation)
    if (key === undefined) return []
    const owner = first.get(key)
    if (owner !== undefined) return [specDiagnostic(operation.origin, find(key, owner))]
    first.set(key, operation)
    return []
  })
}

function placeOf({ origin }: SpecOperation, step?: string): string {
  return formatPlace(origin.file.placeOf(step === undefined ? origin.pointer : [...origin.pointer, step], 'key'))
}

/**
 * Whether references are where OpenAPI allows none; they are reported on their own, and what they contain is unknown.
 */
function isIncomplete({ item, operation }: SpecOperation): boolean {
  const { parameters, responses, summary, operationId, tags } = operation
  return [item.parameters, parameters, responses, summary, operationId, tags].some(
    (value) => isRecord(value) && typeof value.$ref === 'string',
  )
}

/** Checks each operation by itself and against the others. */
export function checkOperations(operations: readonly SpecOperation[], bundle: SpecBundle): Diagnostic[] {
  const complete = operations.filter((operation) => !isIncomplete(operation))
  const each = complete.flatMap((operation) =>
    checks.flatMap((check) =>
      check(operation, bundle).map((diagnostic) => specDiagnostic(operation.origin, diagnostic)),
    ),
  )
  const ids = checkUnique(
    operations,
    ({ operation }) => textOf(operation.operationId),
    (id, first) => ({
      code: 'api-operation-id',
      steps: ['operationId'],
      message: `The operationId “${id}” is also that of ${nameOf(first)} (${placeOf(first, 'operationId')})`,
      hint: 'Give each operation its own ID.',
    }),
  )
  const paths = checkUnique(
    operations,
    ({ kind, method, path }) => (kind === 'webhook' ? undefined : `${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`),
    (_, first) => ({
      severity: 'warning',
      code: 'api-duplicate-path',
      on: 'key',
      message: `A call cannot tell this path from ${nameOf(first)} (${placeOf(first)})`,
      hint: 'Remove one of the two.',
    }),
  )
  return [...each, ...ids, ...paths]
}
