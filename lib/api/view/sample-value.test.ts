import { expect, test } from 'vitest'
import { jsonText } from '../samples/write-literal.ts'
import { examplesOf } from './examples.ts'
import { sampleValue } from './sample-value.ts'

test("a schema's sample is its example, its default, one of its values, or a value of its type", () => {
  const schema = {
    type: 'object',
    required: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
    properties: {
      a: { type: 'string', examples: ['given'] },
      b: { type: 'integer', default: 7 },
      c: { enum: ['x', 'y'] },
      d: { const: 1 },
      e: { type: 'array', items: { type: 'string', format: 'date' } },
      f: { oneOf: [{ title: 'One', type: 'object', required: ['k'], properties: { k: { type: 'boolean' } } }] },
      g: { type: 'number', exclusiveMinimum: 3 },
      h: { type: ['null', 'string'] },
      i: { allOf: [{ type: 'string' }] },
      j: { type: 'array', prefixItems: [{ type: 'integer' }, { const: 'x' }], items: false },
      left: { type: 'string' },
      id: { type: 'string', readOnly: true },
    },
  }
  expect(sampleValue(schema, 'request')).toEqual({
    a: 'given',
    b: 7,
    c: 'x',
    d: 1,
    e: ['2026-01-31'],
    f: { k: true },
    g: 4,
    h: null,
    i: 'string',
    j: [1, 'x'],
  })
  expect(sampleValue(schema, 'response')).toMatchObject({ left: 'string', id: 'string' })
})

test('an object without required fields shows some fields; cut schemas are empty', () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => [name, { type: 'integer' }])
  expect(sampleValue({ properties: Object.fromEntries(names) }, 'request')).toEqual({ a: 1, b: 1, c: 1 })
  expect(sampleValue({ type: 'object', 'x-cut': { reason: 'recursive', name: 'A' } }, 'request')).toEqual({})
})

test("a schema's example is only used if the body has none", () => {
  const schema = { examples: [{ a: 1 }] }
  const fromSchema = { key: 'default', value: { a: 1 } }
  expect(examplesOf({ schema, examples: [fromSchema] })).toEqual([{ name: 'Example', value: { a: 1 } }])
  expect(examplesOf({ schema, examples: [fromSchema, { key: 'own', summary: 'Mine', value: 2 }] })).toEqual([
    { name: 'Mine', value: 2 },
  ])
  expect(
    examplesOf({
      examples: [
        { key: 'big-one', value: 3 },
        { key: 'elsewhere', externalValue: 'x' },
      ],
    }),
  ).toEqual([{ name: 'big-one', value: 3 }])
})

test('pretty-printed JSON writes short, flat values on one line', () => {
  const value = { short: { a: 1, b: null }, list: ['x', 'y'], none: [], empty: {}, deep: [{ c: { d: 1 } }] }
  expect(jsonText(value)).toMatchInlineSnapshot(`
    "{
      "short": { "a": 1, "b": null },
      "list": ["x", "y"],
      "none": [],
      "empty": {},
      "deep": [
        {
          "c": { "d": 1 }
        }
      ]
    }"
  `)
  expect(JSON.parse(jsonText(value))).toEqual(value)
})

test('an empty enumeration has no values to choose from', () => {
  expect(sampleValue({ type: 'string', enum: [] }, 'request')).toBe('string')
  expect(jsonText(sampleValue({ type: 'object', required: ['a'], properties: { a: { enum: [] } } }, 'request'))).toBe(
    '{ "a": null }',
  )
})
