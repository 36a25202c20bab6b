import { isRecord } from '../diagnostics/json-pointer.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { missingKey } from './missing-keys.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { schemaTypes } from './schema-keywords.ts'
import type { SpecDiagnostic } from './spec-diagnostic.ts'

type Rule = (value: Record<string, unknown>, version: SpecVersion) => SpecDiagnostic[]

const structure = (message: string, rest: Omit<SpecDiagnostic, 'code' | 'message'> = {}): SpecDiagnostic => ({
  code: 'api-structure',
  message,
  ...rest,
})

/** A rule that can be broken without doubt about what is meant. */
const form = (message: string, rest: Omit<SpecDiagnostic, 'code' | 'message'>): SpecDiagnostic => ({
  severity: 'warning',
  code: 'api-value-form',
  message,
  ...rest,
})

const checkSchemaType: Rule = ({ type }, version) => {
  if (type === undefined || version === '3.0') return []
  const words: unknown[] = Array.isArray(type) ? type : [type]
  return words.flatMap((word, index): SpecDiagnostic[] => {
    if (schemaTypes.some((type) => type === word)) return []
    const steps = Array.isArray(type) ? ['type', String(index)] : ['type']
    const list = `It can be ${schemaTypes.map((type) => `“${type}”`).join(', ')}.`
    const hint = (typeof word === 'string' ? didYouMean(word, schemaTypes) : undefined) ?? list
    return [structure(`“${String(word)}” is not a schema type`, { steps, hint })]
  })
}

const checkSchema: Rule = (value, version) => {
  const diagnostics = checkSchemaType(value, version)
  const { items, type } = value
  if (version === '3.0' && type === 'array' && items === undefined) {
    diagnostics.push(
      form('An array needs “items”', { on: 'key', hint: 'Write “items: {}” if it can contain anything.' }),
    )
  }
  if (version === '3.0' && Object.hasOwn(value, '$ref') && Object.keys(value).length > 1) {
    const hint = 'Move them into the schema, or put the reference into “allOf”.'
    diagnostics.push(form('Keys next to “$ref” are ignored in OpenAPI 3.0', { on: 'key', hint }))
  }
  return diagnostics
}

const checkServer: Rule = ({ url, variables }) => {
  if (typeof url !== 'string') return []
  const declared = isRecord(variables) ? Object.keys(variables) : []
  return [...url.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']): SpecDiagnostic[] => {
    if (declared.includes(name)) return []
    const hint = didYouMean(name, declared) ?? 'Declare it in “variables”, with a default.'
    const message = `The server’s variable “${name}” is not declared`
    return [{ severity: 'warning', code: 'api-server', steps: ['url'], message, hint }]
  })
}

const needsOfScheme: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
}

const checkSecurityScheme: Rule = (value) => {
  const needs = needsOfScheme[String(value.type)] ?? []
  return needs
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => structure(`A security scheme of type “${String(value.type)}” needs “${key}”`, { on: 'key' }))
}

const checkDocument: Rule = (value, version) => {
  const parts = version === '3.0' ? ['paths'] : ['paths', 'components', 'webhooks']
  if (parts.some((key) => Object.hasOwn(value, key))) return []
  const missing = 'The document has no “paths”, “webhooks”, or “components”'
  return [structure(version === '3.0' ? 'The key “paths” is missing in an OpenAPI document' : missing, { on: 'key' })]
}

const checkResponses: Rule = (value) =>
  Object.keys(value)
    .filter((code) => /^[1-5]xx$/i.test(code) && code !== code.toUpperCase())
    .map((code) => {
      const hint = `Write “${code.toUpperCase()}”.`
      return form(`The range “${code}” is not in capitals`, { steps: [code], on: 'key', hint })
    })

const rules: Readonly<Partial<Record<ShapeName, Rule>>> = {
  OpenApi: checkDocument,
  Parameter: (value) => {
    if (value.in !== 'path' || value.required === true) return []
    const hint = 'Add it; a path cannot be called without.'
    return [form('A path parameter must have “required: true”', { on: 'key', hint })]
  },
  Responses: checkResponses,
  Schema: checkSchema,
  Server: checkServer,
  ServerVariable: (value) =>
    Object.hasOwn(value, 'default') || missingKey('ServerVariable', value, '3.1') !== undefined
      ? []
      : [structure('The key “default” is missing in a server variable', { on: 'key' })],
  SecurityScheme: checkSecurityScheme,
}

/** Rules about objects that keys and types alone do not express. */
export function checkObjectRules(
  shape: ShapeName,
  value: Record<string, unknown>,
  version: SpecVersion,
): SpecDiagnostic[] {
  const missing = missingKey(shape, value, version)
  const absent = missing === undefined ? [] : [form(missing.message, { on: 'key', hint: missing.hint })]
  return [...absent, ...(rules[shape]?.(value, version) ?? [])]
}
