import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import { childOf, isRecord, parseFragment, valueAt } from '../diagnostics/json-pointer.ts'

/** A part of a value that its schema doesn't allow. */
export interface SchemaProblem {
  /** They lead to the part; for a property that is missing or unknown, to its object. */
  steps: string[]
  keyword: string
  /** The property that is missing, unknown, or wrongly named. */
  key?: string
  /** The values or types that are allowed. */
  allowed: string[]
  text: string
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}
const orList = new Intl.ListFormat('en', { type: 'disjunction' })

const typeWord = (type: string) => typeWords[type] ?? type

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return typeWord(Array.isArray(value) ? 'array' : typeof value)
}

function nameOf(steps: readonly string[]): string {
  const last = steps.at(-1)
  if (last === undefined) return 'The body'
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1} of \`${steps.at(-2) ?? 'the body'}\`` : `\`${last}\``
}

/** A sentence about a value for each keyword that limits one. */
const limits: Readonly<Record<string, (limit: string) => string>> = {
  minLength: (limit) => `must have at least ${limit} characters.`,
  maxLength: (limit) => `can have at most ${limit} characters.`,
  minItems: (limit) => `must have at least ${limit} items.`,
  maxItems: (limit) => `can have at most ${limit} items.`,
  minProperties: (limit) => `must have at least ${limit} properties.`,
  maxProperties: (limit) => `can have at most ${limit} properties.`,
  minimum: (limit) => `must be at least ${limit}.`,
  maximum: (limit) => `must be at most ${limit}.`,
  exclusiveMinimum: (limit) => `must be more than ${limit}.`,
  exclusiveMaximum: (limit) => `must be less than ${limit}.`,
  multipleOf: (limit) => `must be a multiple of ${limit}.`,
  pattern: (limit) => `must match ${limit}`,
  format: (limit) => `must have the format ${limit}.`,
  uniqueItems: () => 'has an item twice. Remove one.',
  not: () => 'has a value that isn’t allowed here.',
}

function mismatchText(steps: readonly string[], keyword: string, allowed: readonly string[], value: unknown): string {
  if (keyword === 'type')
    return `${nameOf(steps)} must be ${orList.format(allowed.map(typeWord))}, not ${typeOf(value)}.`
  return `${nameOf(steps)} must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')}.`
}

function quotedName({ error }: OutputUnit): string {
  return /"(.*)"/s.exec(error)?.[1] ?? ''
}

/** Whether only the server sends a property. */
function isReadOnly(schema: unknown, key: string): boolean {
  return childOf(valueAt(schema, ['properties', key]), 'readOnly') === true
}

function problemOf(unit: OutputUnit, schema: unknown, value: unknown): SchemaProblem | undefined {
  const { keyword } = unit
  const place = parseFragment(unit.keywordLocation.slice(1))
  const steps = parseFragment(unit.instanceLocation.slice(1))
  const detail = valueAt(schema, place)
  const limit = limits[keyword]
  if (keyword === 'required') {
    const key = quotedName(unit)
    if (isReadOnly(valueAt(schema, place.slice(0, -1)), key)) return undefined
    return { steps, keyword, key, allowed: [], text: `\`${key}\` is required.` }
  }
  if ((keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') && detail === false) {
    const key = /^Property "(.*)" does not match/s.exec(unit.error)?.[1] ?? ''
    return {
      steps,
      keyword,
      key,
      allowed: [],
      text: `\`${key}\` isn’t a property of ${steps.length === 0 ? 'the body' : nameOf(steps)}. Remove it, or check its spelling.`,
    }
  }
  if (keyword === 'propertyNames') {
    const key = quotedName(unit)
    const pattern = childOf(detail, 'pattern')
    const rule = pattern === undefined ? '' : ` It must match ${pattern}`
    return { steps, keyword, key, allowed: [], text: `\`${key}\` can’t be a name here.${rule}` }
  }
  if (keyword === 'type' || keyword === 'enum' || keyword === 'const') {
    const allowed = [detail].flat().map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
    return { steps, keyword, allowed, text: mismatchText(steps, keyword, allowed, valueAt(value, steps)) }
  }
  return limit && { steps, keyword, allowed: [], text: `${nameOf(steps)} ${limit(String(detail))}` }
}

const isMismatch = ({ keyword }: SchemaProblem) => ['type', 'enum', 'const'].includes(keyword)

/** How far a value is from a form: what is wrong near the top counts most. */
function distanceOf(problems: readonly SchemaProblem[]): number {
  const cost = (problem: SchemaProblem) => (isMismatch(problem) ? 10 : problem.key === undefined ? 1 : 3)
  return problems.reduce((sum, problem) => sum + cost(problem) / 2 ** problem.steps.length, 0)
}

/** What the nearest of several forms needs, or that none of them fits. */
function unionProblems(forms: readonly unknown[], value: unknown, matches: number): SchemaProblem[] {
  // A form that is cut, because it contains itself or is too large, fits more than it should.
  if (matches > 1) return []
  const all = forms.map((form) => problemsIn(form, value))
  const placeOf = ({ steps }: SchemaProblem) => steps.join('/')
  // A value that all forms reject, such as the one that says which form it is.
  const shared = all[0]?.find(
    (problem) =>
      isMismatch(problem) &&
      all.every((problems) => problems.some((one) => isMismatch(one) && placeOf(one) === placeOf(problem))),
  )
  if (shared !== undefined) {
    const same = all.flat().filter((one) => isMismatch(one) && placeOf(one) === placeOf(shared))
    const keyword = same.every((one) => one.keyword === 'type') ? 'type' : 'enum'
    const allowed = [...new Set(same.flatMap((one) => one.allowed))]
    const text = mismatchText(shared.steps, keyword, allowed, valueAt(value, shared.steps))
    return [{ ...shared, keyword, allowed, text }]
  }
  return all.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0] ?? []
}

function problemsIn(schema: unknown, value: unknown): SchemaProblem[] {
  if (schema === false) return [{ steps: [], keyword: 'not', allowed: [], text: 'No value is allowed here.' }]
  if (!isRecord(schema)) return []
  const { errors } = new Validator(schema as Schema, '2020-12', false).validate(value)
  const seen: OutputUnit[] = []
  const isWithin = (part: string, whole: string) => part === whole || part.startsWith(`${whole}/`)
  return errors.flatMap((unit) => {
    const isSeen = seen.some(
      (one) =>
        unit !== one &&
        isWithin(unit.instanceLocation, one.instanceLocation) &&
        unit.keywordLocation.startsWith(`${one.keywordLocation}/`),
    )
    if (isSeen) return []
    if (unit.keyword === 'oneOf' || unit.keyword === 'anyOf') {
      seen.push(unit)
      const steps = parseFragment(unit.instanceLocation.slice(1))
      const forms = valueAt(schema, parseFragment(unit.keywordLocation.slice(1)))
      const matches = Number(/\((\d+) matches\)/.exec(unit.error)?.[1] ?? 0)
      return unionProblems(Array.isArray(forms) ? forms : [], valueAt(value, steps), matches).map((problem) => {
        const whole = { ...problem, steps: [...steps, ...problem.steps] }
        return problem.steps.length > 0
          ? whole
          : {
              ...whole,
              text: problem.text
                .replace(/^The (body|value)/, nameOf(steps))
                .replace('of the body', `of ${nameOf(steps)}`),
            }
      })
    }
    if (unit.keyword === 'propertyNames' || unit.keyword === 'contains') seen.push(unit)
    return problemOf(unit, schema, value) ?? []
  })
}

/**
 * What a schema doesn't allow in a value, each once. Of several forms, only the nearest one is reported. A schema that
 * can't be read allows everything.
 * @example schemaProblems({ required: ['name'] }, {}) → [{ steps: [], key: 'name', text: '`name` is required.', … }]
 */
export function schemaProblems(schema: unknown, value: unknown): SchemaProblem[] {
  try {
    const problems = problemsIn(schema, value)
    return problems.filter(({ text, steps }, at) => {
      const isSame = (other: SchemaProblem) => other.text === text && other.steps.join('/') === steps.join('/')
      return problems.findIndex(isSame) === at
    })
  } catch {
    return []
  }
}
