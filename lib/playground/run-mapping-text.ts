import { isObject } from '../samples/objects/json-schema.ts'
import { jqFaults } from '../samples/parse/jq.ts'
import { cutText } from './format-values.ts'
import { type MappedEntity, mapObject } from './map-object.ts'
import { programsOf } from './mapping-reader.ts'
import { type MappingResource, readMapping } from './read-mapping.ts'
import { counted, type PlaygroundFault, type PlaygroundResult } from './result.ts'
import type { JqTools } from './run-jq.ts'

interface MappingInput {
  /** YAML or JSON. */
  mapping: string
  /** JSON: one object of the mapping's kind, a list of them, or lists by kind. */
  payload: string
  /** Key of a resource under which its entity stands. */
  brand: string
}

/** A fixed name without the quotes that make it a text of jq. */
function nameHint(program: string): { hint?: string } {
  if (!/^[\w-]+$/.test(program)) return {}
  return { hint: `For fixed text, write '"${program}"'; for a field, write .${program}.` }
}

/** Faults of the programs, at their places in the mapping. */
async function programFaults(compile: JqTools['compile'], resources: readonly MappingResource[]) {
  const faults: PlaygroundFault[] = []
  for (const { query, items, fields, properties, relations } of resources) {
    const sources = [fields, properties, relations].flatMap((each) => Object.values(each).flatMap(programsOf))
    for (const placed of [query, ...(items === undefined ? [] : [items]), ...sources]) {
      for (const { line, column, ...words } of await jqFaults(compile, placed.program)) {
        faults.push({ part: 'program', ...placed.placeOf({ line, column }), ...words, ...nameHint(placed.program) })
      }
    }
  }
  return faults
}

/** The objects of each kind; a fault when it is not clear which kind an object is of. */
function objectsByKind(payload: unknown, kinds: readonly string[]): Map<string, unknown[]> | PlaygroundFault {
  const known = new Set(kinds)
  const entries = isObject(payload) ? Object.entries(payload) : []
  if (entries.length > 0 && entries.every(([key, value]) => known.has(key) && Array.isArray(value))) {
    return new Map(entries as [string, unknown[]][])
  }
  const [kind] = kinds
  if (known.size === 1 && kind !== undefined) return new Map([[kind, Array.isArray(payload) ? payload : [payload]]])
  const example = `{ ${[...known].map((name) => `"${name}": […]`).join(', ')} }`
  const message = 'The mapping has several kinds, and the payload does not say which kind its objects are.'
  return { part: 'input', line: 1, column: 1, message, hint: `Write lists by kind: ${example}.` }
}

/** A fault that many objects share is told once. */
function distinct(faults: readonly PlaygroundFault[]): PlaygroundFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}

/**
 * What a mapping makes of objects of a tool: its selectors choose, its programs give the values, and what the portal
 * would not take is left out and said.
 */
export async function runMappingText(
  tools: JqTools,
  { mapping, payload, brand }: MappingInput,
): Promise<PlaygroundResult> {
  const nothing = { text: '', summary: '', notes: [] }
  const { resources, faults } = readMapping(mapping, brand)
  const found = [...faults, ...(await programFaults(tools.compile, resources))]
  if (found.length > 0) return { ...nothing, faults: found }
  const kinds = resources.map(({ kind }) => kind)
  const objects = objectsByKind(JSON.parse(payload), kinds)
  if (!(objects instanceof Map)) return { ...nothing, faults: [objects] }

  const entities: MappedEntity[] = []
  const notes: string[] = []
  const mapped: PlaygroundFault[] = []
  for (const resource of resources) {
    for (const [index, object] of (objects.get(resource.kind) ?? []).entries()) {
      const one = await mapObject(tools.run, resource, object, `Object ${index + 1} of “${resource.kind}”`)
      entities.push(...one.entities)
      mapped.push(...one.faults)
      notes.push(...one.notes)
    }
  }
  const { text, isCut } = cutText(JSON.stringify(entities.length === 1 ? entities[0] : entities, null, 2))
  if (isCut) notes.push('The result is long: only the beginning is shown.')
  return {
    text: entities.length === 0 ? '' : text,
    summary: entities.length === 0 ? 'no entity' : counted(entities.length, 'entity', 'entities'),
    faults: distinct(mapped),
    notes: [...new Set(notes)],
  }
}
