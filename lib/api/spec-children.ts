import { isRecord } from '../diagnostics/json-pointer.ts'
import { fieldOf, isShapeName, type ShapeName, type SpecVersion, shapeOf } from './openapi-shapes.ts'

/** An OpenAPI object nested in another one. */
export interface SpecChild {
  shape: ShapeName
  value: unknown
  /** Steps from the parent object. */
  steps: readonly string[]
  /** Whether a reference may replace it. */
  references: boolean
}

/** The target of an object that is a reference. */
export function referenceIn(shape: ShapeName, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  if (typeof value.$ref === 'string') return value.$ref
  return shape === 'Schema' && typeof value.$dynamicRef === 'string' ? value.$dynamicRef : undefined
}

/** All OpenAPI objects directly inside an object, excluding examples and other plain data. */
export function childrenOf(shapeName: ShapeName, value: unknown, version: SpecVersion): SpecChild[] {
  if (!isRecord(value)) return []
  const shape = shapeOf(shapeName, version)
  return Object.entries(value).flatMap(([key, fieldValue]): SpecChild[] => {
    const field = fieldOf(shape, key, version)
    if (field === undefined || !isShapeName(field.type)) return []
    const child = (steps: string[], item: unknown): SpecChild => ({
      shape: field.type as ShapeName,
      value: item,
      steps,
      references: field.references || field.type === 'Schema',
    })
    if (field.many === 'one') return [child([key], fieldValue)]
    if (field.many === 'list') {
      return Array.isArray(fieldValue) ? fieldValue.map((item, index) => child([key, String(index)], item)) : []
    }
    return isRecord(fieldValue) ? Object.entries(fieldValue).map(([name, item]) => child([key, name], item)) : []
  })
}

/** Puts a member in a list or a map of a copied object; the original keeps its own. */
export function setMember(
  copy: Record<string, unknown>,
  original: Readonly<Record<string, unknown>>,
  [key, name]: readonly [key: string, name: string],
  member: unknown,
): void {
  const held = original[key]
  if (copy[key] === held) copy[key] = Array.isArray(held) ? [...held] : { ...(held as object) }
  ;(copy[key] as Record<string, unknown>)[name] = member
}

/** A copy of an object in which each direct child object is replaced with the result of `change`. */
export function mapChildren(
  shape: ShapeName,
  value: Record<string, unknown>,
  version: SpecVersion,
  change: (child: SpecChild) => unknown,
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...value }
  for (const child of childrenOf(shape, value, version)) {
    const [key = '', inner] = child.steps
    if (inner === undefined) copy[key] = change(child)
    else setMember(copy, value, [key, inner], change(child))
  }
  return copy
}
