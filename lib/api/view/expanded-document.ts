import { isRecord } from '../../diagnostics/json-pointer.ts'
import { expandReferences } from '../expand-references.ts'
import { namedSchemas, schemaInliner } from '../inline-schemas.ts'
import { httpMethods } from '../openapi-objects.ts'
import { type ShapeName, versionOf } from '../openapi-shapes.ts'
import { mapChildren } from '../spec-children.ts'
import { sampleValue } from './sample-value.ts'
import type { Direction } from './value-view.ts'

/** A schema that matches essentially one value. */
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
  const [namedExamples] = Object.values(isRecord(examples) ? examples : {})
  return example ?? (isRecord(namedExamples) ? namedExamples.value : undefined) ?? sampleValue(schema, direction)
}

/**
 * Replaces every schema with one that matches a single value, because tools that generate examples would otherwise pick
 * random ones.
 */
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
 * Prepares a bundle for tools that generate examples from schemas: references are resolved, so that the tools
 * terminate, and each schema matches a single value, so that the results are deterministic. Each operation is
 * self-contained.
 */
export function expandedDocument(document: Record<string, unknown>): Record<string, unknown> {
  const version = versionOf(document)
  const schemasByName = namedSchemas(document)
  const { components, webhooks: _, ...rest } = document
  const expandPart = (key: string, value: unknown): unknown => {
    const inliner = schemaInliner(schemasByName, version)
    const pathItem = expandReferences('PathItem', { [key]: value }, { document, version }, inliner.take)
    inliner.finish()
    return (definite('PathItem', pathItem, 'request') as Record<string, unknown>)[key]
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
