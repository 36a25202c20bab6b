import type { ShapeName, SpecVersion } from './openapi-shapes.ts'

/** A key that OpenAPI requires, and what its absence clearly means. */
export interface MissingKey {
  key: string
  meaning: unknown
  message: string
  hint: string
}

type Rule = (value: Record<string, unknown>, version: SpecVersion) => MissingKey | undefined

const lacks = (value: object, ...keys: string[]) => keys.every((key) => !Object.hasOwn(value, key))

/** A parameter or a header that says nothing about its value can have any. */
function anyValue(label: string): Rule {
  return (value) => {
    if (!lacks(value, 'schema', 'content')) return undefined
    const message = `${label} needs one of “schema” and “content”`
    return { key: 'schema', meaning: {}, message, hint: 'Write “schema: {}” if it can be anything.' }
  }
}

const rules: Readonly<Partial<Record<ShapeName, Rule>>> = {
  Header: anyValue('A header'),
  License: (value) => {
    if (!lacks(value, 'name')) return undefined
    const message = 'The key “name” is missing in a license'
    return { key: 'name', meaning: 'License', message, hint: 'Write its name, such as “MIT”.' }
  },
  OAuthFlow: (value) => {
    if (!lacks(value, 'scopes')) return undefined
    const message = 'The key “scopes” is missing in an OAuth flow'
    return { key: 'scopes', meaning: {}, message, hint: 'Write “scopes: {}” if there are none.' }
  },
  Operation: (value, version) => {
    if (version === '3.1' || !lacks(value, 'responses')) return undefined
    const message = 'The key “responses” is missing in an operation'
    return { key: 'responses', meaning: {}, message, hint: 'Describe what it returns.' }
  },
  Parameter: anyValue('A parameter'),
  Response: (value) => {
    if (!lacks(value, 'description')) return undefined
    const message = 'The key “description” is missing in a response'
    return { key: 'description', meaning: '', message, hint: 'Say when it is returned.' }
  },
  ServerVariable: (value) => {
    const [first] = Array.isArray(value.enum) ? value.enum : []
    if (!lacks(value, 'default') || typeof first !== 'string') return undefined
    const message = 'The key “default” is missing in a server variable'
    return { key: 'default', meaning: first, message, hint: `Its first value, “${first}”, is used until it has one.` }
  },
}

/**
 * A key that OpenAPI requires of an object, if it is missing although its meaning is clear without it.
 * @example missingKey('Response', {}, '3.1')?.meaning → ''
 */
export function missingKey(
  shape: ShapeName,
  value: Record<string, unknown>,
  version: SpecVersion,
): MissingKey | undefined {
  return rules[shape]?.(value, version)
}
