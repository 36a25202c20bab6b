import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { readPlacedText } from '#lib/samples/objects/placed-document.ts'
import { parseYaml } from '#lib/samples/parse/yaml.ts'
import { type FieldSource, MappingReader, type PlacedProgram } from './mapping-reader.ts'
import type { PlaygroundDiagnostic } from '#lib/playground/result.ts'

/** One resource of a mapping. */
export interface MappingResource {
  kind: string
  query: PlacedProgram
  items?: PlacedProgram
  /** By name: `identifier`, `title`, …; properties and relations by their own names. */
  fields: Record<string, FieldSource>
  properties: Record<string, FieldSource>
  relations: Record<string, FieldSource>
}

interface ReadMapping {
  resources: MappingResource[]
  diagnostics: PlaygroundDiagnostic[]
}

const fieldNames = ['identifier', 'title', 'icon', 'team', 'blueprint'] as const

function readResource(
  reader: MappingReader,
  value: unknown,
  steps: readonly string[],
  brand: string,
): MappingResource | undefined {
  const resource = reader.object(value, steps)
  if (resource === undefined) return undefined
  const { kind, selector } = resource
  if (typeof kind !== 'string')
    reader.report([...steps, 'kind'], 'The resource has no kind.', 'For example “kind: repository”.')
  const query = reader.program(isRecord(selector) ? selector.query : undefined, [...steps, 'selector', 'query'])
  const portal = isRecord(resource[brand]) ? resource[brand] : {}
  const at = [...steps, brand]
  const mappings = isRecord(portal.entity) ? portal.entity.mappings : undefined
  const below = [...at, 'entity', 'mappings']
  if (!isRecord(mappings)) {
    const message = `The resource has no “${brand}.entity.mappings”.`
    return reader.report(below, message, 'The jq expressions of the entity belong there.')
  }
  const items =
    portal.itemsToParse === undefined ? undefined : reader.program(portal.itemsToParse, [...at, 'itemsToParse'])
  const fields: Record<string, FieldSource> = {}
  for (const name of fieldNames) {
    const isRequired = name === 'identifier' || name === 'blueprint'
    if (mappings[name] === undefined && !isRequired) continue
    const field = reader.field(mappings[name], [...below, name])
    if (field !== undefined) fields[name] = field
  }
  const properties = reader.fields(mappings.properties, [...below, 'properties'])
  const relations = reader.fields(mappings.relations, [...below, 'relations'])
  if (typeof kind !== 'string' || query === undefined) return undefined
  return { kind, query, ...(items === undefined ? {} : { items }), fields, properties, relations }
}

/**
 * Reads the resources of a mapping in YAML or JSON. It does not report unknown keys; the mapping's schema does.
 * @param brand the key of a resource that contains its entity
 */
export function readMapping(text: string, brand: string): ReadMapping {
  const syntax = parseYaml(text).diagnostics
  if (syntax.length > 0)
    return { resources: [], diagnostics: syntax.map((diagnostic) => ({ part: 'program', ...diagnostic })) }
  const yaml = readPlacedText(text)
  const document = 'documents' in yaml ? yaml.documents[0] : undefined
  if (document === undefined) {
    const words = { message: 'The mapping is empty.', hint: 'It starts with “resources:”.' }
    return { resources: [], diagnostics: [{ part: 'program', line: 1, column: 1, ...words }] }
  }
  const reader = new MappingReader(text, document, yaml.position)
  const { value } = document
  if (!isRecord(value) || !Array.isArray(value.resources)) {
    const message = 'The mapping has no list “resources”.'
    reader.report(['resources'], message, 'It contains one item for each kind of object.')
    return { resources: [], diagnostics: reader.diagnostics }
  }
  const resources = value.resources.flatMap(
    (item: unknown, index) => readResource(reader, item, ['resources', String(index)], brand) ?? [],
  )
  return { resources, diagnostics: reader.diagnostics }
}
