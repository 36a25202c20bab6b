import { formatPointer, isRecord } from './json-pointer.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { referenceIn } from './spec-children.ts'
import type { SpecFile } from './spec-file.ts'
import type { DeadReference, SpecFiles, SpecLocation } from './spec-files.ts'

/** The section of the components in which each kind of object lies. */
export const componentSections = {
  Schema: 'schemas',
  Response: 'responses',
  Parameter: 'parameters',
  Example: 'examples',
  RequestBody: 'requestBodies',
  Header: 'headers',
  SecurityScheme: 'securitySchemes',
  Link: 'links',
  Callback: 'callbacks',
  PathItem: 'pathItems',
} as const satisfies Readonly<Partial<Record<ShapeName, string>>>

/** An object of OpenAPI that a reference may stand for. */
export type ComponentShape = keyof typeof componentSections

/** The section for a kind of object; undefined for one that nothing can refer to. */
export function sectionOf(shape: ShapeName): string | undefined {
  return Object.hasOwn(componentSections, shape) ? componentSections[shape as ComponentShape] : undefined
}

function wrongSection(shape: ShapeName, { pointer }: SpecLocation): DeadReference | undefined {
  const [root, section = ''] = pointer
  const right = sectionOf(shape) ?? ''
  const isOther = Object.values<string>(componentSections).includes(section) && section !== right
  if (root !== 'components' || pointer.length !== 3 || !isOther) return undefined
  return {
    reason: `it refers to one of “${section}”, where one of “${right}” must be`,
    hint: `Refer to a component of “#/components/${right}/”.`,
  }
}

/** The address in a value that says nothing but where its object lies. */
function aliasIn(shape: ShapeName, value: unknown): string | undefined {
  const reference = referenceIn(shape, value)
  const hasMore = (shape === 'Schema' || shape === 'PathItem') && isRecord(value) && Object.keys(value).length > 1
  return hasMore ? undefined : reference
}

/** The object that a reference leads to, through other references; or why it leads to none. */
export function resolveReference(
  files: SpecFiles,
  shape: ShapeName,
  from: SpecFile,
  reference: string,
): SpecLocation | DeadReference {
  const passed = new Set<string>()
  let target = files.follow(from, reference)
  while (!('reason' in target)) {
    const fault = wrongSection(shape, target)
    if (fault !== undefined) return fault
    const next = aliasIn(shape, target.value)
    if (next === undefined) return target
    const id = `${target.file.path}${formatPointer(target.pointer)}`
    if (passed.has(id)) return { reason: 'it refers back to itself', hint: 'Point one of the references to an object.' }
    passed.add(id)
    target = files.follow(target.file, next)
  }
  return target
}
