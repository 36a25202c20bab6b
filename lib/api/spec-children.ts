import { isRecord } from './json-pointer.ts'
import { fieldOf, isShapeName, type ShapeName, type SpecVersion, shapeOf } from './openapi-shapes.ts'

/** An object of OpenAPI within another one. */
export interface SpecChild {
  shape: ShapeName
  value: unknown
  /** Steps from the object that holds it. */
  steps: readonly string[]
  /** Whether a reference may stand in its place. */
  references: boolean
}

/** The address that a reference names, where an object is one. */
export function referenceIn(shape: ShapeName, value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  if (typeof value.$ref === 'string') return value.$ref
  return shape === 'Schema' && typeof value.$dynamicRef === 'string' ? value.$dynamicRef : undefined
}

/** All objects of OpenAPI that lie directly in one; examples and other plain data are none. */
export function childrenOf(shapeName: ShapeName, value: unknown, version: SpecVersion): SpecChild[] {
  if (!isRecord(value)) return []
  const shape = shapeOf(shapeName, version)
  return Object.entries(value).flatMap(([key, held]): SpecChild[] => {
    const field = fieldOf(shape, key, version)
    if (field === undefined || !isShapeName(field.type)) return []
    const child = (steps: string[], item: unknown): SpecChild => ({
      shape: field.type as ShapeName,
      value: item,
      steps,
      references: field.references || field.type === 'Schema',
    })
    if (field.many === 'one') return [child([key], held)]
    if (field.many === 'list') {
      return Array.isArray(held) ? held.map((item, index) => child([key, String(index)], item)) : []
    }
    return isRecord(held) ? Object.entries(held).map(([name, item]) => child([key, name], item)) : []
  })
}

/** A copy of an object in which each object of OpenAPI directly in it is replaced by what `change` makes of it. */
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
    else {
      if (copy[key] === value[key])
        copy[key] = Array.isArray(value[key]) ? [...value[key]] : { ...(value[key] as object) }
      ;(copy[key] as Record<string, unknown>)[inner] = change(child)
    }
  }
  return copy
}
