import { describe, expect, it } from 'vitest'
import { createObjectValidator } from './object-validator.ts'

const validator = createObjectValidator(new Map())

describe('createObjectValidator', () => {
  it('chooses the form of a union by a constant, even if it requires little else', () => {
    const strict = { properties: { type: { const: 'a' }, b: { enum: [1] }, c: { enum: [1] } } }
    const lax = { properties: { type: { const: 'b' } } }
    const { objectDiagnostics } = validator.validate({ oneOf: [lax, strict] }, { type: 'a', b: 2, c: 2 })
    expect(objectDiagnostics.map(({ steps }) => steps)).toEqual([['b'], ['c']])
  })

  it('knows the keys and items that the matching forms of a union describe', () => {
    const key = (name: string) => ({ required: [name], properties: { [name]: {} } })
    const open = { required: ['z'], additionalProperties: { type: 'number' } }
    const keys = { anyOf: [key('a'), key('b'), open], unevaluatedProperties: false }
    const words = (schema: Record<string, unknown>, value: unknown) =>
      validator.validate(schema, value).objectDiagnostics.map((one) => ('key' in one ? one.key : one.type))
    expect(words(keys, { a: 1 })).toEqual([])
    expect(words(keys, { a: 1, b: 1 })).toEqual([])
    expect(words(keys, { z: 1, c: 2 })).toEqual([])
    expect(words(keys, { a: 1, c: 2 })).toEqual(['c'])
    expect(words({ allOf: [{ oneOf: [key('a'), key('b')] }], ...keys, anyOf: [{}] }, { b: 1, c: 1 })).toEqual(['c'])
    // An error of the union itself is enough.
    expect(words({ oneOf: [key('a'), key('b')], unevaluatedProperties: false }, { c: 1 })).toEqual(['a'])
    const items = { oneOf: [{ prefixItems: [{}, {}] }], unevaluatedItems: false }
    expect(words(items, [1, 2])).toEqual([])
    expect(words(items, [1, 2, 3])).toEqual(['limit'])
    const next = { type: 'object', required: ['next'], properties: { next: { $ref: 'x:tree' } } }
    const tree = { oneOf: [{ type: 'null' }, next], unevaluatedProperties: false }
    const trees = createObjectValidator(new Map([['x:tree', tree]]))
    expect(trees.validate('x:tree', { next: { next: null } }).objectDiagnostics).toEqual([])
    expect(trees.validate('x:tree', { next: null, c: 1 }).objectDiagnostics).toMatchObject([{ key: 'c' }])
  })

  it('collects notes of the matching form, or of the most likely one', () => {
    const forms = {
      oneOf: [
        { type: 'string', 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    expect(validator.validate(forms, 'x').notes).toEqual([
      { keyword: 'x-references', detail: 'a', value: 'x', steps: [], isProgram: false },
    ])
    const limitedSchema = {
      anyOf: [
        { maxLength: 1, 'x-references': 'a' },
        { type: 'number', 'x-references': 'b' },
      ],
    }
    const { objectDiagnostics, notes } = validator.validate(limitedSchema, 'xy')
    expect(objectDiagnostics).toHaveLength(1)
    expect(notes.map(({ detail }) => detail)).toEqual(['a'])
  })
})
