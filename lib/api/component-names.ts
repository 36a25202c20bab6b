import type { Pointer } from './json-pointer.ts'

/** Steps that say how an object is held, not what it is. */
const structural = new Set([
  'components',
  'schemas',
  '$defs',
  'definitions',
  'properties',
  'paths',
  'content',
  'schema',
])

function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/**
 * A component's name from where its source lies.
 * @example componentName('schema/portal/user-input.yaml', ['$defs', 'rule']) → 'UserInputRule'
 */
export function componentName(file: string | undefined, pointer: Pointer): string {
  const base = file === undefined ? '' : (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')
  const steps = pointer.filter((step) => !structural.has(step))
  return [base, ...steps].map(pascalCase).join('') || 'Component'
}

/** A name that is not taken yet: with a number when it is. @example freeName('Rule', new Set(['Rule'])) → 'Rule2' */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}${number}`)) number += 1
  return `${name}${number}`
}
