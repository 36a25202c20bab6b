import { isObject } from '../samples/objects/json-schema.ts'
import { readPlacedText } from '../samples/objects/placed-document.ts'
import { parseYaml } from '../samples/parse/yaml.ts'
import { type FieldSource, MappingReader, type PlacedProgram } from './mapping-reader.ts'
import type { PlaygroundFault } from './result.ts'

/** One resource of a mapping. */
export interface MappingResource {
  kind: string
  query: PlacedProgram
  items?: PlacedProgram
  /** By name: `identifier`, `title`, …; those of properties and relations by theirs. */
  fields: Record<string, FieldSource>
  properties: Record<string, FieldSource>
  relations: Record<string, FieldSource>
}

export interface ReadMapping {
  resources: MappingResource[]
  faults: PlaygroundFault[]
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
  const query = reader.program(isObject(selector) ? selector.query : undefined, [...steps, 'selector', 'query'])
  const portal = isObject(resource[brand]) ? resource[brand] : {}
  const at = [...steps, brand]
  const mappings = isObject(portal.entity) ? portal.entity.mappings : undefined
  const below = [...at, 'entity', 'mappings']
  if (!isObject(mappings)) {
    return reader.report(
      below,
      `The resource has no “${brand}.entity.mappings”.`,
      'The jq expressions of the entity belong there.',
    )
  }
  const items =
    portal.itemsToParse === undefined ? undefined : reader.program(portal.itemsToParse, [...at, 'itemsToParse'])
  const fields: Record<string, FieldSource> = {}
  for (const name of fieldNames) {
    const needed = name === 'identifier' || name === 'blueprint'
    if (mappings[name] === undefined && !needed) continue
    const field = reader.field(mappings[name], [...below, name])
    if (field !== undefined) fields[name] = field
  }
  const properties = reader.fields(mappings.properties, [...below, 'properties'])
  const relations = reader.fields(mappings.relations, [...below, 'relations'])
  if (typeof kind !== 'string' || query === undefined) return undefined
  return { kind, query, ...(items === undefined ? {} : { items }), fields, properties, relations }
}

/**
 * Reads the resources of a mapping in YAML or JSON. Whether it has keys that a mapping does not know is for its schema
 * to say.
 * @param brand the key of a resource under which its entity stands
 */
export function readMapping(text: string, brand: string): ReadMapping {
  const syntax = parseYaml(text).faults
  if (syntax.length > 0) return { resources: [], faults: syntax.map((fault) => ({ part: 'program', ...fault })) }
  const read = readPlacedText(text)
  const document = 'documents' in read ? read.documents[0] : undefined
  if (document === undefined) {
    const message = 'The mapping is empty.'
    return {
      resources: [],
      faults: [{ part: 'program', line: 1, column: 1, message, hint: 'It starts with “resources:”.' }],
    }
  }
  const reader = new MappingReader(text, document, read.position)
  const { value } = document
  if (!isObject(value) || !Array.isArray(value.resources)) {
    reader.report(
      ['resources'],
      'The mapping has no list “resources”.',
      'It contains one item for each kind of object.',
    )
    return { resources: [], faults: reader.faults }
  }
  const resources = value.resources.flatMap(
    (item: unknown, index) => readResource(reader, item, ['resources', String(index)], brand) ?? [],
  )
  return { resources, faults: reader.faults }
}
