/** Steps from the root of a document to a value in it. */
export type Pointer = readonly string[]

/** A JSON Pointer, as validators write it. @example formatPointer(['a/b', '0']) → '/a~1b/0' @see RFC 6901 */
export function formatPointer(steps: Pointer): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The steps of a JSON Pointer. @example parsePointer('/a~1b/0') → ['a/b', '0'] */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * A pointer as a URI fragment, as used in `$ref`.
 * @example formatFragment(['paths', '/a/{id}']) → '#/paths/~1a~1{id}'
 */
export function formatFragment(steps: Pointer): string {
  return `#${formatPointer(steps)}`
}

/** A text without percent-encoding; one that is encoded wrongly is unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The steps of a fragment without its `#`. @example parseFragment('/paths/~1a%20b') → ['paths', '/a b'] */
export function parseFragment(fragment: string): string[] {
  return fragment.startsWith('/') ? parsePointer(fragment).map(decodePercent) : []
}

/**
 * Resolves a relative pointer from a place; undefined if it is invalid or leads out of the value.
 * @see draft-bhutton-relative-json-pointer-00
 * @example relativeSteps(['entity', 'properties'], '1/blueprint') → ['entity', 'blueprint']
 */
export function relativeSteps(from: Pointer, relative: string): string[] | undefined {
  const [, up = '', rest = ''] = /^(\d+)((?:\/.*)?)$/s.exec(relative) ?? []
  if (up === '' || Number(up) > from.length) return undefined
  return [...from.slice(0, from.length - Number(up)), ...parsePointer(rest)]
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The child of a value at one step; undefined if there is none. */
export function childOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The value at a pointer; undefined if it does not exist. */
export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce(childOf, root)
}
