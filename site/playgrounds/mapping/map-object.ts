import { explainError } from '#lib/playground/explain-error.ts'
import { type FieldSource, isProgram, type PlacedProgram, programsOf, type QuerySource } from './mapping-reader.ts'
import type { MappingResource } from './read-mapping.ts'
import type { PlaygroundDiagnostic } from '#lib/playground/result.ts'
import type { RunPrograms } from '#lib/playground/run-programs.ts'

/** An entity that a mapping creates, as the portal receives it. */
export interface MappedEntity {
  identifier?: unknown
  title?: unknown
  icon?: unknown
  team?: unknown
  blueprint?: unknown
  properties?: Record<string, unknown>
  relations?: Record<string, unknown>
}

interface MappedObject {
  entities: MappedEntity[]
  diagnostics: PlaygroundDiagnostic[]
  notes: string[]
}

type Values = ReadonlyMap<PlacedProgram, unknown>

/** Runs programs on one input. The value of each is its first output, or null if it has none, as in the portal. */
async function evaluate(
  run: RunPrograms,
  programs: readonly PlacedProgram[],
  input: unknown,
  diagnostics: PlaygroundDiagnostic[],
): Promise<Values> {
  const outcomes = await run(
    programs.map(({ program }) => program),
    JSON.stringify(input),
  )
  const values = new Map<PlacedProgram, unknown>()
  for (const [index, placedProgram] of programs.entries()) {
    const { values: texts = [], error } = outcomes[index] ?? {}
    values.set(placedProgram, texts[0] === undefined ? null : JSON.parse(texts[0]))
    if (error === undefined || texts.length > 0) continue
    const { line = 1, column = 1, ...words } = explainError(error, placedProgram.program)
    diagnostics.push({ part: 'program', ...placedProgram.placeOf({ line, column }), ...words })
  }
  return values
}

function queryOf(source: QuerySource, values: Values): unknown {
  if (isProgram(source)) return values.get(source)
  if (Array.isArray(source)) return source.map((item) => queryOf(item, values))
  return Object.fromEntries(Object.entries(source).map(([key, nestedSource]) => [key, queryOf(nestedSource, values)]))
}

function valuesOf(sources: Record<string, FieldSource>, values: Values): Record<string, unknown> {
  const entries = Object.entries(sources).map(([name, source]) => [
    name,
    queryOf(isProgram(source) ? source : source.query, values),
  ])
  return Object.fromEntries(entries)
}

/** Why the portal would reject an entity; undefined if it would accept it. */
function refusal({ identifier, blueprint }: MappedEntity): { field: string; reason: string; hint: string } | undefined {
  for (const [field, value] of Object.entries({ identifier, blueprint })) {
    if (value === null || value === undefined || value === '') {
      const hint = field === 'identifier' ? 'Every entity needs one.' : `A fixed name is a jq string: '"service"'.`
      return { field, reason: `the ${field} is ${value === '' ? 'an empty string' : 'null'}`, hint }
    }
    // A search query finds an existing entity.
    if (field === 'identifier' && typeof value === 'object' && !Array.isArray(value)) continue
    if (typeof value !== 'string') {
      return { field, reason: `the ${field} is ${JSON.stringify(value)}, not a string`, hint: 'Add “| tostring”.' }
    }
  }
  return undefined
}

/**
 * Creates an object's entities according to one resource of a mapping. An entity that the portal would reject is left
 * out, with an error at the field that causes it.
 * @param name how messages refer to the object
 */
export async function mapObject(
  run: RunPrograms,
  { query, items, fields, properties, relations }: MappingResource,
  object: unknown,
  name: string,
): Promise<MappedObject> {
  const result: MappedObject = { entities: [], diagnostics: [], notes: [] }
  const { diagnostics, notes } = result
  const selectorValues = await evaluate(run, items === undefined ? [query] : [query, items], object, diagnostics)
  if (selectorValues.get(query) !== true) {
    if (diagnostics.length === 0)
      notes.push(`${name} is not selected: the query gives ${JSON.stringify(selectorValues.get(query))}.`)
    return result
  }
  let inputs: unknown[] = [object]
  if (items !== undefined) {
    const list = selectorValues.get(items)
    if (!Array.isArray(list)) {
      const message = `“itemsToParse” gives ${JSON.stringify(list)}, not a list.`
      const place = items.placeOf({ line: 1, column: 1 })
      diagnostics.push({ part: 'program', ...place, message, hint: 'Use a list in the object.' })
      return result
    }
    inputs = list.map((item: unknown) => ({ ...(object as object), item }))
  }
  const sources = [...Object.values(fields), ...Object.values(properties), ...Object.values(relations)]
  const programs = sources.flatMap(programsOf)
  for (const [index, input] of inputs.entries()) {
    const values = await evaluate(run, programs, input, diagnostics)
    const entity: MappedEntity = {
      ...valuesOf(fields, values),
      ...(Object.keys(properties).length === 0 ? {} : { properties: valuesOf(properties, values) }),
      ...(Object.keys(relations).length === 0 ? {} : { relations: valuesOf(relations, values) }),
    }
    const rejection = refusal(entity)
    if (rejection === undefined) {
      result.entities.push(entity)
      continue
    }
    const source = fields[rejection.field]
    const place = source !== undefined && isProgram(source) ? source.placeOf({ line: 1, column: 1 }) : {}
    const which = items === undefined ? name : `Item ${index + 1} of ${name}`
    const message = `${which} does not become an entity: ${rejection.reason}.`
    diagnostics.push({ part: 'program', ...place, message, hint: rejection.hint })
  }
  for (const [relation, source] of Object.entries(relations)) {
    if (!isProgram(source)) notes.push(`The relation “${relation}” is a search: the portal relates what it finds.`)
  }
  return result
}
