import { isRecord, type Pointer, parseFragment, valueAt } from '../diagnostics/json-pointer.ts'
import { upperFirst } from '../diagnostics/upper-first.ts'

/** Steps that describe how an object is nested, not what it is. */
const structural = 'components schemas $defs definitions properties paths content schema'.split(' ')

function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(upperFirst)
    .join('')
}

/**
 * Derives a component's name from the location of its source.
 * @example componentName('site/objects/user-input.yaml', ['$defs', 'rule']) → 'UserInputRule'
 */
export function componentName(file: string | undefined, pointer: Pointer): string {
  const base = file === undefined ? '' : (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')
  const steps = pointer.filter((step) => !structural.includes(step))
  return [base, ...steps].map(pascalCase).join('') || 'Component'
}

/** Appends a number to a name that is already taken. @example freeName('Rule', new Set(['Rule'])) → 'Rule2' */
export function freeName(name: string, usedNames: ReadonlySet<string>): string {
  if (!usedNames.has(name)) return name
  let number = 2
  while (usedNames.has(`${name}${number}`)) number += 1
  return `${name}${number}`
}

/** An object of a bundle, or the component that it refers to; undefined if there is none. */
export function withoutReference(
  value: unknown,
  { document }: { document: unknown },
): Record<string, unknown> | undefined {
  const reference = isRecord(value) ? value.$ref : undefined
  const target = typeof reference === 'string' ? valueAt(document, parseFragment(reference.slice(1))) : value
  return isRecord(target) ? target : undefined
}

/**
 * The name of the component that a bundle's reference targets. @example referencedName('#/components/schemas/Rule') →
 * 'Rule'
 */
export function referencedName(reference: string): string {
  return parseFragment(reference.slice(1)).at(-1) ?? ''
}
