import { isRecord } from '../../diagnostics/json-pointer.ts'
import { plainValue } from './plain-value.ts'

/** A constraint on a value, in words; code is marked up separately. */
export type Fact = (string | { code: string })[]

type Schema = Readonly<Record<string, unknown>>

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** @example range(1, 20, 'item', 'items') → '1–20 items' */
function range(least: number | undefined, high: number | undefined, one: string, many: string): string | undefined {
  const low = least === 0 ? undefined : least
  const unit = (count: number) => (count === 1 ? one : many)
  if (low !== undefined && high !== undefined) {
    return low === high ? `exactly ${low} ${unit(low)}` : `${low}–${high} ${unit(high)}`
  }
  if (high !== undefined) return `at most ${high} ${unit(high)}`
  return low === undefined ? undefined : `at least ${low} ${unit(low)}`
}

function numericRange(schema: Schema): string | undefined {
  const [low, high] = [numberOf(schema.minimum), numberOf(schema.maximum)]
  const [above, below] = [numberOf(schema.exclusiveMinimum), numberOf(schema.exclusiveMaximum)]
  if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}` : `${low}–${high}`
  const bounds = [
    above === undefined ? (low === undefined ? undefined : `at least ${low}`) : `more than ${above}`,
    below === undefined ? (high === undefined ? undefined : `at most ${high}`) : `less than ${below}`,
  ].filter((bound) => bound !== undefined)
  return bounds.length === 0 ? undefined : bounds.join(', ')
}

function codeList(names: readonly unknown[]): Fact {
  return names.flatMap((name, index) => [index === 0 ? '' : ', ', { code: String(name) }]).filter((part) => part !== '')
}

function dependencies({ dependentRequired }: Schema): Fact[] {
  if (!isRecord(dependentRequired)) return []
  return Object.entries(dependentRequired).flatMap(([name, needed]) =>
    Array.isArray(needed) ? [[{ code: name }, ' needs ', ...codeList(needed)]] : [],
  )
}

function keyNames({ propertyNames }: Schema): Fact[] {
  if (!isRecord(propertyNames)) return []
  if (Array.isArray(propertyNames.enum)) return [['keys: ', ...codeList(propertyNames.enum)]]
  return typeof propertyNames.pattern === 'string' ? [['keys match ', { code: propertyNames.pattern }]] : []
}

/** The constraints of a value itself, without those of nested values. */
function limits(schema: Schema): Fact[] {
  const texts = [
    range(numberOf(schema.minLength), numberOf(schema.maxLength), 'character', 'characters'),
    numericRange(schema),
    schema.multipleOf === undefined ? undefined : `a multiple of ${schema.multipleOf}`,
    range(numberOf(schema.minItems), numberOf(schema.maxItems), 'item', 'items'),
    schema.uniqueItems === true ? 'no item twice' : undefined,
    range(numberOf(schema.minProperties), numberOf(schema.maxProperties), 'key', 'keys'),
    typeof schema.contentEncoding === 'string' ? `encoded as ${schema.contentEncoding}` : undefined,
    typeof schema.contentMediaType === 'string' ? `content is ${schema.contentMediaType}` : undefined,
  ]
  return [
    ...texts.flatMap((text): Fact[] => (text === undefined ? [] : [[text]])),
    ...(typeof schema.pattern === 'string' ? [['matches ', { code: schema.pattern }] satisfies Fact] : []),
  ]
}

/** Maximum number of characters of a value shown on one line; structured values are harder to read there. */
const longestValue = { plain: 120, structured: 48 }

/** Values that fit on one line, as code. */
function shortValues(values: readonly unknown[]): Fact {
  const fits = (value: unknown) =>
    plainValue(value).length <= longestValue[typeof value === 'object' ? 'structured' : 'plain']
  return codeList(values.filter(fits).map(plainValue))
}

/**
 * Further facts about a value: its default, its constraints, and examples.
 * @param items the schema of a list's items
 */
export function valueFacts(schema: Schema, items: Schema | undefined, examples: readonly unknown[]): Fact[] {
  const facts: Fact[] = [
    ...('const' in schema ? [['always ', { code: plainValue(schema.const) }] satisfies Fact] : []),
    ...(schema.default === undefined ? [] : [['default ', { code: plainValue(schema.default) }] satisfies Fact]),
    ...limits(schema),
    ...(items === undefined ? [] : limits(items).map((fact): Fact => ['each item: ', ...fact])),
    ...keyNames(schema),
    ...dependencies(schema),
  ]
  // One of two values says nothing.
  const telling = examples.filter((example) => typeof example !== 'boolean')
  const shortExamples = shortValues('const' in schema ? [] : telling.slice(0, 3))
  return shortExamples.length === 0 ? facts : [...facts, ['example ', ...shortExamples]]
}
