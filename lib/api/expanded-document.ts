import { expandReferences } from './expand-references.ts'
import { namedSchemas, schemaInliner } from './inline-schemas.ts'
import { isRecord } from './json-pointer.ts'
import { httpMethods } from './openapi-objects.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { sampleValue } from './samples/sample-value.ts'
import { mapChildren } from './spec-children.ts'
import type { Direction } from './view/value-view.ts'

/** The schema that one value fits and hardly any other. */
function schemaOfValue(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { type: 'array', items: schemaOfValue(value[0]) }
  if (isRecord(value)) {
    const properties = Object.entries(value).map(([name, item]) => [name, schemaOfValue(item)])
    return { type: 'object', properties: Object.fromEntries(properties) }
  }
  const type = value === null ? 'null' : typeof value
  return type === 'undefined' ? { type: 'string', enum: [''] } : { type, enum: [value] }
}

function exampleOf({ example, examples, schema }: Record<string, unknown>, direction: Direction): unknown {
  const [named] = Object.values(isRecord(examples) ? examples : {})
  return example ?? (isRecord(named) ? named.value : undefined) ?? sampleValue(schema, direction)
}

/** A part of the document in which every schema says one value: tools that make up examples draw lots otherwise. */
function definite(shape: ShapeName, value: unknown, direction: Direction): unknown {
  if (!isRecord(value)) return value
  if (shape === 'MediaType' || shape === 'Parameter' || shape === 'Header') {
    const example = exampleOf(value, direction)
    const { examples: _, ...rest } = value
    const { description } = isRecord(value.schema) ? value.schema : {}
    const schema = { ...schemaOfValue(example), ...(typeof description === 'string' ? { description } : {}) }
    return { ...(shape === 'MediaType' ? value : { ...rest, example }), schema }
  }
  return mapChildren(shape, value, '3.1', (child) =>
    definite(child.shape, child.value, child.shape === 'Response' ? 'response' : direction),
  )
}

/**
 * A bundle for tools that make examples of its schemas: without references, so that they come to an end, and with
 * one value for each schema, so that they do the same each time. Each operation is complete in itself.
 */
export function expandedDocument(document: Record<string, unknown>): Record<string, unknown> {
  const version = String(document.openapi).startsWith('3.0') ? '3.0' : '3.1'
  const named = namedSchemas(document)
  const { components, webhooks: _, ...rest } = document
  const expandPart = (key: string, value: unknown): unknown => {
    const inliner = schemaInliner(named, version)
    const expanded = expandReferences('PathItem', { [key]: value }, { document, version }, inliner.take)
    inliner.finish()
    return (definite('PathItem', expanded, 'request') as Record<string, unknown>)[key]
  }
  const expandItem = (item: Record<string, unknown>) => {
    const parts = Object.entries(item).map(([key, value]) => {
      if (!httpMethods.includes(key) || !isRecord(value)) return [key, expandPart(key, value)]
      const { callbacks: __, ...operation } = value
      return [key, expandPart(key, operation)]
    })
    return Object.fromEntries(parts) as Record<string, unknown>
  }
  const paths = Object.entries(isRecord(document.paths) ? document.paths : {}).map(([path, item]) => [
    path,
    isRecord(item) ? expandItem(item) : item,
  ])
  return {
    ...rest,
    openapi: '3.1.0',
    paths: Object.fromEntries(paths),
    components: { securitySchemes: isRecord(components) ? components.securitySchemes : undefined },
  }
}
