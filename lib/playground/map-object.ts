import { explainError } from './explain-error.ts'
import { type FieldSource, isProgram, type PlacedProgram, programsOf, type QuerySource } from './mapping-reader.ts'
import type { MappingResource } from './read-mapping.ts'
import type { PlaygroundFault } from './result.ts'
import type { RunPrograms } from './run-programs.ts'

/** An entity that a mapping makes, as the portal gets it. */
export interface MappedEntity {
  identifier?: unknown
  title?: unknown
  icon?: unknown
  team?: unknown
  blueprint?: unknown
  properties?: Record<string, unknown>
  relations?: Record<string, unknown>
}

export interface MappedObject {
  entities: MappedEntity[]
  faults: PlaygroundFault[]
  notes: string[]
}

type Values = ReadonlyMap<PlacedProgram, unknown>

/** Runs programs over one input: the first value of each, and null for one without, as the portal takes them. */
async function evaluate(
  run: RunPrograms,
  programs: readonly PlacedProgram[],
  input: unknown,
  faults: PlaygroundFault[],
): Promise<Values> {
  const outcomes = await run(
    programs.map(({ program }) => program),
    JSON.stringify(input),
  )
  const values = new Map<PlacedProgram, unknown>()
  for (const [index, placed] of programs.entries()) {
    const { values: texts = [], error } = outcomes[index] ?? {}
    values.set(placed, texts[0] === undefined ? null : JSON.parse(texts[0]))
    if (error === undefined || texts.length > 0) continue
    const { line = 1, column = 1, ...words } = explainError(error, placed.program)
    faults.push({ part: 'program', ...placed.placeOf({ line, column }), ...words })
  }
  return values
}

function queryOf(source: QuerySource, values: Values): unknown {
  if (isProgram(source)) return values.get(source)
  if (Array.isArray(source)) return source.map((item) => queryOf(item, values))
  return Object.fromEntries(Object.entries(source).map(([key, inner]) => [key, queryOf(inner, values)]))
}

function fieldValue(source: FieldSource, values: Values): unknown {
  return isProgram(source) ? values.get(source) : queryOf(source.query, values)
}

function valuesOf(sources: Record<string, FieldSource>, values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, fieldValue(source, values)]))
}

/** What keeps the portal from taking an entity; undefined when nothing does. */
function refusal({ identifier, blueprint }: MappedEntity): { field: string; reason: string; hint: string } | undefined {
  for (const [field, value] of Object.entries({ identifier, blueprint })) {
    if (value === null || value === undefined || value === '') {
      const hint = field === 'identifier' ? 'Every entity needs one.' : `A fixed name is a jq string: '"service"'.`
      return { field, reason: `the ${field} is ${value === '' ? 'an empty string' : 'null'}`, hint }
    }
    // A search query finds an entity that exists.
    if (field === 'identifier' && typeof value === 'object' && !Array.isArray(value)) continue
    if (typeof value !== 'string') {
      return { field, reason: `the ${field} is ${JSON.stringify(value)}, not a string`, hint: 'Add “| tostring”.' }
    }
  }
  return undefined
}

/**
 * Makes the entities of one object by one resource of a mapping. An entity that the portal would not take is left out,
 * with a fault at the field that is to blame.
 * @param name what messages call the object
 */
export async function mapObject(
  run: RunPrograms,
  { query, items, fields, properties, relations }: MappingResource,
  object: unknown,
  name: string,
): Promise<MappedObject> {
  const result: MappedObject = { entities: [], faults: [], notes: [] }
  const { faults, notes } = result
  const selected = await evaluate(run, items === undefined ? [query] : [query, items], object, faults)
  if (selected.get(query) !== true) {
    if (faults.length === 0)
      notes.push(`${name} is not selected: the query gives ${JSON.stringify(selected.get(query))}.`)
    return result
  }
  let inputs: unknown[] = [object]
  if (items !== undefined) {
    const list = selected.get(items)
    if (!Array.isArray(list)) {
      const message = `“itemsToParse” gives ${JSON.stringify(list)}, not a list.`
      faults.push({
        part: 'program',
        ...items.placeOf({ line: 1, column: 1 }),
        message,
        hint: 'Use a list in the object.',
      })
      return result
    }
    inputs = list.map((item: unknown) => ({ ...(object as object), item }))
  }
  const sources = [...Object.values(fields), ...Object.values(properties), ...Object.values(relations)]
  const programs = sources.flatMap(programsOf)
  for (const [index, input] of inputs.entries()) {
    const values = await evaluate(run, programs, input, faults)
    const entity: MappedEntity = {
      ...valuesOf(fields, values),
      ...(Object.keys(properties).length === 0 ? {} : { properties: valuesOf(properties, values) }),
      ...(Object.keys(relations).length === 0 ? {} : { relations: valuesOf(relations, values) }),
    }
    const refused = refusal(entity)
    if (refused === undefined) {
      result.entities.push(entity)
      continue
    }
    const source = fields[refused.field]
    const place = source !== undefined && isProgram(source) ? source.placeOf({ line: 1, column: 1 }) : {}
    const which = items === undefined ? name : `Item ${index + 1} of ${name}`
    const message = `${which} does not become an entity: ${refused.reason}.`
    faults.push({ part: 'program', ...place, message, hint: refused.hint })
  }
  for (const [relation, source] of Object.entries(relations)) {
    if (!isProgram(source)) notes.push(`The relation “${relation}” is a search: the portal relates what it finds.`)
  }
  return result
}
