/** Steps from the root of a document to a value in it. */
export type Pointer = readonly string[]

/**
 * A pointer as a URI fragment, as `$ref` writes it.
 * @example formatPointer(['paths', '/a/{id}']) → '#/paths/~1a~1{id}'
 * @see RFC 6901
 */
export function formatPointer(pointer: Pointer): string {
  return `#${pointer.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`
}

function decodeStep(step: string): string {
  const text = step.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The steps of a fragment without its `#`. @example parsePointer('/paths/~1a') → ['paths', '/a'] */
export function parsePointer(fragment: string): string[] {
  return fragment.split('/').slice(1).map(decodeStep)
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The child of a value by one step; undefined when it has none. */
export function childOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** The value that a pointer leads to; undefined when it leads nowhere. */
export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce(childOf, root)
}

/** The name of the component that a reference of a bundle leads to. @example referencedName('#/components/schemas/Rule') → 'Rule' */
export function referencedName(reference: string): string {
  return parsePointer(reference.slice(1)).at(-1) ?? ''
}
