import { offsetInString } from '#lib/diagnostics/string-offset.ts'
import { offsetOfPlace, type TextPlace } from '#lib/diagnostics/text-place.ts'
import { isRecord } from '#lib/diagnostics/json-pointer.ts'
import type { PlacedDocument } from '#lib/samples/objects/placed-document.ts'
import type { PlaygroundDiagnostic } from '#lib/playground/result.ts'

/** A jq expression in a mapping. */
export interface PlacedProgram {
  program: string
  /** Maps a place in the expression to the mapping's text. */
  placeOf: (place: TextPlace) => TextPlace
}

/** The source of an entity's field: a jq expression, or a search query whose values are jq expressions. */
export type FieldSource = PlacedProgram | { query: QuerySource }

/** A search query: jq expressions nested in lists and objects. */
export type QuerySource = PlacedProgram | QuerySource[] | { [key: string]: QuerySource }

export function isProgram(source: FieldSource | QuerySource): source is PlacedProgram {
  return 'program' in source && typeof source.placeOf === 'function'
}

/** The jq expressions of a field, including those nested in a query. */
export function programsOf(source: FieldSource | QuerySource): PlacedProgram[] {
  if (isProgram(source)) return [source]
  return Object.values(source).flatMap((nestedSource: QuerySource) => programsOf(nestedSource))
}

type Steps = readonly string[]

/**
 * Reads the keys of one mapping. Missing values and values that are not jq expressions are reported at their places.
 */
export class MappingReader {
  readonly diagnostics: PlaygroundDiagnostic[] = []
  readonly #document: PlacedDocument
  readonly #position: (offset: number) => TextPlace
  readonly #text: string

  constructor(text: string, document: PlacedDocument, position: (offset: number) => TextPlace) {
    this.#text = text
    this.#document = document
    this.#position = position
  }

  report(steps: Steps, message: string, hint?: string): undefined {
    const { keyOffset, offset } = this.#document.placeOf(steps)
    const place = this.#position(keyOffset ?? offset)
    this.diagnostics.push({ part: 'program', ...place, message, ...(hint === undefined ? {} : { hint }) })
  }

  object(value: unknown, steps: Steps): Record<string, unknown> | undefined {
    if (isRecord(value)) return value
    return this.report(steps, `“${steps.at(-1)}” must contain keys.`, 'Write them below it, indented.')
  }

  program(value: unknown, steps: Steps): PlacedProgram | undefined {
    if (typeof value === 'string' && value.trim() !== '') return this.#placed(value, steps)
    const message = `“${steps.at(-1)}” needs a jq expression.`
    if (value === undefined || value === null || value === '') return this.report(steps, message, 'For example .name.')
    return this.report(steps, message, `Put it in quotes: '${JSON.stringify(value)}'.`)
  }

  field(value: unknown, steps: Steps): FieldSource | undefined {
    if (!isRecord(value)) return this.program(value, steps)
    const query = this.#query(value, steps)
    return query === undefined ? undefined : { query }
  }

  fields(value: unknown, steps: Steps): Record<string, FieldSource> {
    if (value === undefined || value === null) return {}
    const fieldSources: Record<string, FieldSource> = {}
    for (const [name, source] of Object.entries(this.object(value, steps) ?? {})) {
      const field = this.field(source, [...steps, name])
      if (field !== undefined) fieldSources[name] = field
    }
    return fieldSources
  }

  #query(value: unknown, steps: Steps): QuerySource | undefined {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => this.#query(item, [...steps, String(index)]) ?? [])
    }
    if (!isRecord(value)) return this.program(value, steps)
    const entries = Object.entries(value).flatMap(([key, nestedValue]) => {
      const source = this.#query(nestedValue, [...steps, key])
      return source === undefined ? [] : [[key, source] as const]
    })
    return Object.fromEntries(entries)
  }

  #placed(program: string, steps: Steps): PlacedProgram {
    const { offset, scalar } = this.#document.placeOf(steps)
    return {
      program,
      placeOf: (place) => {
        const index = offsetOfPlace(program, place)
        return this.#position(scalar === undefined ? offset : offsetInString(this.#text, scalar, index))
      },
    }
  }
}
