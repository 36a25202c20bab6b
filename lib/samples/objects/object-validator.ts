import { _, Ajv2020, type ErrorObject, type KeywordCxt, Name, type ValidateFunction } from 'ajv/dist/2020.js'
import { funcKeywordCode } from 'ajv/dist/compile/validate/keyword.js'
import type { DataValidateFunction, DataValidationCxt, Evaluated } from 'ajv/dist/types/index.js'
import addFormats from 'ajv-formats'
import { parsePointer } from '../../diagnostics/json-pointer.ts'
import { type Branch, chooseBranch } from './choose-branch.ts'
import type { JsonSchema, SchemaObject } from './json-schema.ts'
import { diagnosticsOf, type ObjectDiagnostic } from './object-diagnostic.ts'
import { programFormats } from './schema-file.ts'
import { patternEngine } from './schema-pattern.ts'
import { resolveSchema, type SchemaSet } from './schema-set.ts'

/** A part of an object that is checked separately from its schema. `steps` lead to it. */
export type Note = { steps: string[]; value: unknown } & (
  | { keyword: 'x-program'; detail: 'program' | 'template' }
  /** `isProgram`: the name is a literal in a program. */
  | { keyword: 'x-references'; detail: string; isProgram: boolean }
  | { keyword: 'x-keys-of'; detail: KeysOf }
)

/** The object's keys must be defined by another object. */
export interface KeysOf {
  kind: string
  /** Relative JSON Pointer to the other object's name. */
  named: string
  /** JSON Pointer to the keys in the other object. */
  at: string
}

interface Validation {
  objectDiagnostics: ObjectDiagnostic[]
  notes: Note[]
}

export interface ObjectValidator {
  /** Validates a value against the schema at a URI, or against an inline schema. */
  validate: (schema: string | SchemaObject, value: unknown) => Validation
}

/** State that keywords collect during validation: ajv's `passContext` passes it to them as `this`. */
type Context = { notes: Note[] }

interface Outcome extends Branch {
  /** False if the form has only errors that are ignored. */
  passes: boolean
  notes: Note[]
  evaluated: Partial<Evaluated>
  schema: SchemaObject
}

function severalForms(forms: readonly Outcome[], steps: string[]): ObjectDiagnostic {
  const titles = forms.map(({ schema }) => schema.title).filter((title) => typeof title === 'string')
  const keys = forms.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required.map(String) : []))
  return { steps, type: 'several-forms', titles, keys: [...new Set(keys)] }
}

/** A union’s validator for ajv, with what the matching forms evaluate: keys that they describe are not unevaluated. */
type UnionValidator = DataValidateFunction & { evaluated?: Partial<Evaluated> }

function mergeEvaluated(all: readonly Partial<Evaluated>[]): Partial<Evaluated> {
  const props = all.map((evaluated) => evaluated.props ?? {})
  const items = all.map((evaluated) => evaluated.items ?? 0)
  return {
    props: props.includes(true) || Object.assign({}, ...props),
    items: items.includes(true) || Math.max(0, ...items.map(Number)),
  }
}

function createUnion(
  ajv: Ajv2020,
  keyword: 'oneOf' | 'anyOf',
  schemas: readonly JsonSchema[],
  set: SchemaSet,
  ignores: IgnoreError,
): UnionValidator {
  let branches: ValidateFunction[] | undefined
  function validate(this: Context, value: unknown, place?: DataValidationCxt): boolean {
    // Compiled on first use, because a branch may contain the union itself.
    branches ??= schemas.map((schema) => ajv.compile(schema))
    const outcomes = branches.map((branch, index): Outcome => {
      const context: Context = { notes: [] }
      const passes = branch.call(context as never, value, place)
      const schema = resolveSchema(set, schemas[index]) ?? {}
      const objectDiagnostics = passes ? [] : diagnosticsOf(branch.errors, set, ignores)
      return { objectDiagnostics, passes, notes: context.notes, evaluated: { ...branch.evaluated }, schema }
    })
    const passing = outcomes.filter(({ objectDiagnostics }) => objectDiagnostics.length === 0)
    this.notes.push(...passing.flatMap(({ notes }) => notes))
    result.evaluated = mergeEvaluated(passing.map(({ evaluated }) => evaluated))
    const mayBeOne = keyword === 'anyOf' || passing.some(({ passes }) => !passes)
    if (passing.length === 1 || (passing.length > 1 && mayBeOne)) return true
    // The union’s own error says enough.
    result.evaluated = { props: true, items: true }
    const steps = parsePointer(place?.instancePath ?? '')
    let objectDiagnostics = [severalForms(passing, steps)]
    if (passing.length === 0) {
      const choice = chooseBranch(outcomes, steps)
      this.notes.push(...(choice.branch?.notes ?? []))
      objectDiagnostics = choice.objectDiagnostics
    }
    result.errors = [{ keyword, params: { objectDiagnostics } }]
    return false
  }
  const result: UnionValidator = validate
  return result
}

function addUnion(ajv: Ajv2020, keyword: 'oneOf' | 'anyOf', set: SchemaSet, ignores: IgnoreError): void {
  ajv.removeKeyword(keyword)
  ajv.addKeyword({
    keyword,
    schemaType: 'array',
    trackErrors: true,
    code(cxt: KeywordCxt) {
      if (cxt.schema.length === 0) return
      const validate = createUnion(ajv, keyword, cxt.schema, set, ignores)
      funcKeywordCode(cxt, { keyword, errors: 'full', compile: () => validate })
      const evaluated = _`${cxt.gen.scopeValue('keyword', { ref: validate })}.evaluated`
      const props = cxt.gen.var('props', _`${evaluated}.props`)
      const items = cxt.gen.var('items', _`${evaluated}.items`)
      cxt.mergeEvaluated({ props, items } as never, Name)
    },
  })
}

function addNote(ajv: Ajv2020, keyword: Note['keyword']): void {
  ajv.addKeyword({
    keyword,
    validate(this: Context, detail: unknown, value: unknown, parent?: SchemaObject, place?: { instancePath: string }) {
      const steps = parsePointer(place?.instancePath ?? '')
      const isProgram = parent?.['x-program'] === 'program'
      this.notes.push({ keyword, detail, value, steps, ...(keyword === 'x-references' ? { isProgram } : {}) } as Note)
      return true
    },
  } as never)
}

/** Whether to ignore an error of ajv because the value is only partially known. */
type IgnoreError = (error: ErrorObject) => boolean

/**
 * Validates objects with a set of schemas; each schema is compiled on first use.
 * @param inlineRefs whether small schemas are copied to where they are referred to, without which errors in the names of
 * keys don't know their key; a large specification compiles faster without copies
 */
export function createObjectValidator(
  set: SchemaSet,
  ignores: IgnoreError = () => false,
  inlineRefs = true,
): ObjectValidator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    passContext: true,
    strict: false,
    logger: false,
    validateSchema: false,
    inlineRefs,
    // 19.99 is a multiple of 0.01, although their quotient as binary numbers is not whole.
    multipleOfPrecision: 7,
    // Each schema validates only a few values, so optimizing its code costs more than it saves.
    code: { optimize: false, regExp: patternEngine },
  })
  addFormats.default(ajv)
  for (const format of Object.keys(programFormats)) ajv.addFormat(format, true)
  addUnion(ajv, 'oneOf', set, ignores)
  addUnion(ajv, 'anyOf', set, ignores)
  for (const keyword of ['x-program', 'x-references', 'x-keys-of'] as const) addNote(ajv, keyword)
  for (const [url, schema] of set) {
    try {
      ajv.addSchema(schema as never, url)
    } catch {
      // Other checks report the schema; what refers to it cannot be compiled.
    }
  }
  const references = new Map<string, SchemaObject>()
  const referenceTo = (url: string) => {
    const reference = references.get(url) ?? { $ref: url }
    references.set(url, reference)
    return reference
  }
  return {
    validate(schema, value) {
      const validate = ajv.compile((typeof schema === 'string' ? referenceTo(schema) : schema) as never)
      const context: Context = { notes: [] }
      const passes = validate.call(context as never, value)
      return { objectDiagnostics: passes ? [] : diagnosticsOf(validate.errors, set, ignores), notes: context.notes }
    },
  }
}
