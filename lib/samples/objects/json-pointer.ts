/** The steps of a JSON Pointer. @see RFC 6901 @example pointerSteps('/a~1b/0') → ['a/b', '0'] */
export function pointerSteps(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** @example stepsToPointer(['a/b', '0']) → '/a~1b/0' */
export function stepsToPointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The value at some steps below a value; undefined when there is none. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  let current = value
  for (const step of steps) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = (current as Record<string, unknown>)[step]
  }
  return current
}

/**
 * Where a relative pointer leads from a place; undefined when it leads out of the value or is none.
 * @see draft-bhutton-relative-json-pointer-00
 * @example relativeSteps(['entity', 'properties'], '1/blueprint') → ['entity', 'blueprint']
 */
export function relativeSteps(from: readonly string[], relative: string): string[] | undefined {
  const [, up = '', rest = ''] = /^(\d+)((?:\/.*)?)$/s.exec(relative) ?? []
  if (up === '' || Number(up) > from.length) return undefined
  return [...from.slice(0, from.length - Number(up)), ...pointerSteps(rest)]
}
