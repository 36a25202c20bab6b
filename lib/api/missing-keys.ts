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

/** A key whose absence always means the same. @param label of the object, with its article */
function always(key: string, label: string, meaning: unknown, hint: string): Rule {
  return (value) =>
    lacks(value, key) ? { key, meaning, message: `The key “${key}” is missing in ${label}`, hint } : undefined
}

const responses = always('responses', 'an operation', {}, 'Describe what it returns.')

const rules: Readonly<Partial<Record<ShapeName, Rule>>> = {
  Header: anyValue('A header'),
  License: always('name', 'a license', 'License', 'Write its name, such as “MIT”.'),
  OAuthFlow: always('scopes', 'an OAuth flow', {}, 'Write “scopes: {}” if there are none.'),
  Operation: (value, version) => (version === '3.1' ? undefined : responses(value, version)),
  Parameter: anyValue('A parameter'),
  Response: always('description', 'a response', '', 'Say when it is returned.'),
  ServerVariable: (value, version) => {
    const [first] = Array.isArray(value.enum) ? value.enum : []
    if (typeof first !== 'string') return undefined
    const hint = `Its first value, “${first}”, is used until it has one.`
    return always('default', 'a server variable', first, hint)(value, version)
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
