import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import { jqDiagnostics } from '#lib/samples/parse/jq.ts'
import { cutText } from '#lib/playground/format-values.ts'
import { type MappedEntity, mapObject } from './map-object.ts'
import { programsOf } from './mapping-reader.ts'
import { type MappingResource, readMapping } from './read-mapping.ts'
import { counted, type PlaygroundDiagnostic, type PlaygroundResult } from '#lib/playground/result.ts'
import type { JqTools } from '#lib/playground/run-jq.ts'

interface MappingInput {
  /** YAML or JSON. */
  mapping: string
  /** JSON: one object of the mapping's kind, a list of them, or lists by kind. */
  payload: string
  /** Key of a resource that contains its entity. */
  brand: string
}

/** The hint for a fixed name without the quotes that make it a jq string. */
function nameHint(program: string): { hint?: string } {
  if (!/^[\w-]+$/.test(program)) return {}
  return { hint: `For fixed text, write '"${program}"'; for a field, write .${program}.` }
}

/** Errors of the jq expressions, at their places in the mapping. */
async function programDiagnostics(compile: JqTools['compile'], resources: readonly MappingResource[]) {
  const diagnostics: PlaygroundDiagnostic[] = []
  for (const { query, items, fields, properties, relations } of resources) {
    const sources = [fields, properties, relations].flatMap((each) => Object.values(each).flatMap(programsOf))
    for (const placedProgram of [query, ...(items === undefined ? [] : [items]), ...sources]) {
      for (const { line, column, ...words } of await jqDiagnostics(compile, placedProgram.program)) {
        diagnostics.push({
          part: 'program',
          ...placedProgram.placeOf({ line, column }),
          ...words,
          ...nameHint(placedProgram.program),
        })
      }
    }
  }
  return diagnostics
}

/** The objects of each kind, or an error if the kind of an object is ambiguous. */
function objectsByKind(payload: unknown, kinds: readonly string[]): Map<string, unknown[]> | PlaygroundDiagnostic {
  const kindSet = new Set(kinds)
  const entries = isRecord(payload) ? Object.entries(payload) : []
  if (entries.length > 0 && entries.every(([key, value]) => kindSet.has(key) && Array.isArray(value))) {
    return new Map(entries as [string, unknown[]][])
  }
  const [kind] = kinds
  if (kindSet.size === 1 && kind !== undefined) return new Map([[kind, Array.isArray(payload) ? payload : [payload]]])
  const example = `{ ${[...kindSet].map((name) => `"${name}": […]`).join(', ')} }`
  const message = 'The mapping has several kinds, and the payload does not say which kind its objects are.'
  return { part: 'input', line: 1, column: 1, message, hint: `Write lists by kind: ${example}.` }
}

/** Removes duplicates: many objects may cause the same error. */
function distinct(diagnostics: readonly PlaygroundDiagnostic[]): PlaygroundDiagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

/**
 * Runs a mapping on a tool's objects: its selectors choose objects, its jq expressions compute values, and entities
 * that the portal would reject are left out and reported.
 */
export async function runMappingText(
  tools: JqTools,
  { mapping, payload, brand }: MappingInput,
): Promise<PlaygroundResult> {
  const nothing = { text: '', summary: '', notes: [] }
  const { resources, diagnostics } = readMapping(mapping, brand)
  const mappingDiagnostics = [...diagnostics, ...(await programDiagnostics(tools.compile, resources))]
  if (mappingDiagnostics.length > 0) return { ...nothing, diagnostics: mappingDiagnostics }
  const kinds = resources.map(({ kind }) => kind)
  const objects = objectsByKind(JSON.parse(payload), kinds)
  if (!(objects instanceof Map)) return { ...nothing, diagnostics: [objects] }

  const entities: MappedEntity[] = []
  const notes: string[] = []
  const objectDiagnostics: PlaygroundDiagnostic[] = []
  for (const resource of resources) {
    for (const [index, object] of (objects.get(resource.kind) ?? []).entries()) {
      const one = await mapObject(tools.run, resource, object, `Object ${index + 1} of “${resource.kind}”`)
      entities.push(...one.entities)
      objectDiagnostics.push(...one.diagnostics)
      notes.push(...one.notes)
    }
  }
  const { text, isCut } = cutText(JSON.stringify(entities.length === 1 ? entities[0] : entities, null, 2))
  if (isCut) notes.push('The result is long: only the beginning is shown.')
  return {
    text: entities.length === 0 ? '' : text,
    summary: entities.length === 0 ? 'no entity' : counted(entities.length, 'entity', 'entities'),
    diagnostics: distinct(objectDiagnostics),
    notes: [...new Set(notes)],
  }
}
