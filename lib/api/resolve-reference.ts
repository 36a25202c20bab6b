import { formatFragment, isRecord, parseFragment, valueAt } from '../diagnostics/json-pointer.ts'
import { type ShapeName, shapeOf } from './openapi-shapes.ts'
import { referenceIn } from './spec-children.ts'
import type { DeadReference, SpecFiles, SpecLocation, SpecPlace } from './spec-files.ts'

/** The components section of each kind of object that a reference may replace. */
const sections = new Map([...shapeOf('Components', '3.1').fields].map(([section, { type }]) => [type, section]))

/** The section of a kind of object; undefined if it cannot be referenced. */
export function sectionOf(shape: ShapeName): string | undefined {
  return sections.get(shape)
}

function wrongSection(shape: ShapeName, { pointer }: SpecLocation): DeadReference | undefined {
  const [root, section = ''] = pointer
  const right = sectionOf(shape) ?? ''
  const isOther = [...sections.values()].includes(section) && section !== right
  if (root !== 'components' || pointer.length !== 3 || !isOther) return undefined
  return {
    isOther: true,
    reason: `it is one of “${section}”, where one of “${right}” must be`,
    hint: `Refer to a component of “#/components/${right}/”.`,
  }
}

/** The target of a value that is only a reference. */
function aliasIn(shape: ShapeName, value: unknown): string | undefined {
  const reference = referenceIn(shape, value)
  const hasMore = (shape === 'Schema' || shape === 'PathItem') && isRecord(value) && Object.keys(value).length > 1
  return hasMore ? undefined : reference
}

/**
 * The target of a reference within a schema that has its own “$id”, which it is relative to.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.1
 */
function withinResource({ file, pointer }: SpecPlace, reference: string): SpecLocation | undefined {
  if (!reference.startsWith('#/')) return undefined
  const steps = parseFragment(reference.slice(1))
  for (let depth = pointer.length; depth > 0; depth -= 1) {
    const base = pointer.slice(0, depth)
    const resource = valueAt(file.value, base)
    if (!isRecord(resource) || typeof resource.$id !== 'string') continue
    const value = valueAt(resource, steps)
    return value === undefined ? undefined : { file, pointer: [...base, ...steps], value }
  }
  return undefined
}

/** The object that a reference leads to, through other references, or why it cannot be resolved. */
export function resolveReference(
  files: SpecFiles,
  shape: ShapeName,
  from: SpecPlace,
  reference: string,
): SpecLocation | DeadReference {
  const visitedTargets = new Set<string>()
  const follow = (place: SpecPlace, address: string) =>
    (shape === 'Schema' ? withinResource(place, address) : undefined) ?? files.follow(place.file, address)
  let target = follow(from, reference)
  while (!('reason' in target)) {
    const diagnostic = wrongSection(shape, target)
    if (diagnostic !== undefined) return diagnostic
    const next = aliasIn(shape, target.value)
    if (next === undefined) return target
    const id = `${target.file.path}${formatFragment(target.pointer)}`
    if (visitedTargets.has(id))
      return { reason: 'it refers back to itself', hint: 'Point one of the references to an object.' }
    visitedTargets.add(id)
    target = follow(target, next)
  }
  return target
}
