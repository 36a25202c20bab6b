import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { replaceTokens, tokensOf } from '#lib/config/tokens.ts'
import { formatPointer, isRecord, parsePointer, valueAt } from '#lib/diagnostics/json-pointer.ts'
import { type JsonSchema, type SchemaObject, subschemas } from '#lib/samples/objects/json-schema.ts'
import site from '../../site.config.ts'
import { acceptedObjects } from './fixtures/accepted-objects.ts'
import { refusedObjects } from './fixtures/refused-objects.ts'

interface Kind {
  schema: string
  recognize?: SchemaObject
}

const folder = new URL('./', import.meta.url)
const tokens = tokensOf(site)
const read = <T>(text: string) => parse(replaceTokens(text, tokens)) as T
const readFile = <T>(name: string) => read<T>(readFileSync(new URL(name, folder), 'utf8'))

const lists = ['kinds.yaml', 'names.yaml']
const names = readdirSync(folder).filter((name) => name.endsWith('.yaml') && !lists.includes(name))
const files = new Map(names.map((name) => [name, readFile<SchemaObject>(name)]))
const kinds = new Map(Object.entries(readFile<Record<string, Kind>>('kinds.yaml')))

const addressOf = (file: string, pointer = '') => `object:/${file}${pointer === '' ? '' : `#${encodeURI(pointer)}`}`

// A key may be required by another schema of the same object: “required” may be next to “allOf” and “if”.
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })
addFormats.default(ajv)
for (const format of ['jq', 'jq-template']) ajv.addFormat(format, true)
ajv.addKeyword({ keyword: 'x-references', schemaType: 'string' })
ajv.addKeyword({ keyword: 'x-keys-of', schemaType: 'object' })
for (const [name, schema] of files) ajv.addSchema(schema, addressOf(name))

function placedSchemas(schema: JsonSchema, steps: readonly string[] = []): [string, SchemaObject][] {
  if (!isRecord(schema)) return []
  const inner = subschemas(schema).flatMap(({ path, schema: part }) => placedSchemas(part, [...steps, ...path]))
  return [[formatPointer(steps), schema], ...inner]
}

const everySchema = [...files].flatMap(([file, whole]) =>
  placedSchemas(whole).map(([pointer, schema]) => ({ file, pointer, schema })),
)

function targetOf(file: string, reference: string): { file: string; schema: unknown } {
  const { pathname, hash } = new URL(reference, addressOf(file))
  const target = pathname.slice(1)
  return { file: target, schema: valueAt(files.get(target), parsePointer(decodeURI(hash).slice(1))) }
}

const schemaOf = (kind: string) => addressOf(kinds.get(kind)?.schema ?? `no kind ${kind}`)

function diagnosticsOf(kind: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: schemaOf(kind) })
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

describe('the schemas of the portal', () => {
  it.each(names)('compiles %s and each of its definitions', (name) => {
    const definitions = Object.keys((files.get(name)?.$defs ?? {}) as object)
    for (const pointer of ['', ...definitions.map((key) => `/$defs/${key}`)])
      expect(() => ajv.compile({ $ref: addressOf(name, pointer) })).not.toThrow()
  })

  it('refers only to what exists', () => {
    const broken = everySchema.filter(
      ({ file, schema: { $ref } }) => typeof $ref === 'string' && targetOf(file, $ref).schema === undefined,
    )
    expect(broken).toEqual([])
  })

  it('has valid examples', () => {
    const wrong = everySchema.flatMap(({ file, pointer, schema }) => {
      const examples = (schema.examples ?? []) as unknown[]
      if (examples.length === 0) return []
      const validate = ajv.compile({ $ref: addressOf(file, pointer) })
      return examples
        .filter((example) => !validate(example))
        .map((example) => `${file}${pointer} ${JSON.stringify(example)}`)
    })
    expect(wrong).toEqual([])
  })

  it('describes every field', () => {
    const isDescribed = (file: string, schema: unknown): boolean => {
      if (!isRecord(schema) || typeof schema.description === 'string') return true
      if (typeof schema.$ref !== 'string') return false
      const target = targetOf(file, schema.$ref)
      return isDescribed(target.file, target.schema)
    }
    const silent = everySchema
      // A condition, and the type of a widget’s form, refine a field that is described elsewhere.
      .filter(
        ({ pointer, schema }) => !/\/(if|then|else|dependentSchemas)\b/.test(pointer) && schema.allOf === undefined,
      )
      .flatMap(({ file, pointer, schema }) =>
        Object.entries(isRecord(schema.properties) ? schema.properties : {})
          .filter(([, field]) => !isDescribed(file, field))
          .map(([key]) => `${file}${pointer}/properties/${key}`),
      )
    expect(silent).toEqual([])
  })
})

describe('sample kinds', () => {
  it('each have a schema', () => {
    expect([...kinds.values()].filter(({ schema }) => !files.has(schema))).toEqual([])
  })

  it.each([...kinds].filter(([, { recognize }]) => recognize !== undefined))('recognizes the smallest %s', (word) => {
    const smallest = acceptedObjects.find(([kind]) => kind === word)
    const value = read(smallest?.[1] ?? `no object of the kind ${word}`)
    const recognized = [...kinds].filter(([, { recognize }]) => recognize && ajv.compile(recognize)(value))
    expect(recognized.map(([kind]) => kind)).toEqual([word])
  })

  it.each([...kinds.keys()])('has samples of %s', (word) => {
    expect(acceptedObjects.some(([kind]) => kind === word)).toBe(true)
  })
})

describe('objects of the portal', () => {
  it.each(acceptedObjects)('accepts the %s of case %#', (kind, yaml) => {
    expect(diagnosticsOf(kind, read(yaml))).toEqual([])
  })

  it.each(refusedObjects)('refuses the %s for “%s”, case %#', (kind, diagnostic, yaml) => {
    expect(diagnosticsOf(kind, read(yaml))).toContain(diagnostic)
  })
})
