import { expect, test } from 'vitest'
import { mergeAllOf } from './merge-all-of.ts'

test('fields of all parts are merged into one list, including fields that two parts have in common', () => {
  const { schema } = mergeAllOf({
    title: 'Own',
    required: ['a'],
    properties: { a: { type: 'string' } },
    allOf: [
      { title: 'Part', required: ['b'], properties: { a: { maxLength: 3 }, b: {} } },
      { allOf: [{ properties: { c: {} } }], description: 'Deep.' },
    ],
  })
  expect(schema).toEqual({
    title: 'Own',
    description: 'Deep.',
    required: ['a', 'b'],
    properties: { a: { allOf: [{ type: 'string' }, { maxLength: 3 }] }, b: {}, c: {} },
  })
})

test('the stricter of two limits applies', () => {
  const parts = [
    { type: ['number', 'null'], minimum: 1, maximum: 9, enum: [1, 2, 3] },
    { type: 'integer', minimum: 2, maximum: 20, enum: [3, 2, 7], readOnly: true, additionalProperties: false },
  ]
  expect(mergeAllOf({ allOf: parts }).schema).toEqual({
    type: 'integer',
    minimum: 2,
    maximum: 9,
    enum: [2, 3],
    readOnly: true,
    additionalProperties: false,
  })
})

test('a choice between a type and null is not a union', () => {
  const { schema, unions, nullable } = mergeAllOf({
    description: 'Here.',
    oneOf: [{ type: 'null' }, { title: 'Thing', type: 'object', description: 'There.' }],
  })
  expect({ schema, unions, nullable }).toEqual({
    schema: { title: 'Thing', type: 'object', description: 'Here.' },
    unions: [],
    nullable: true,
  })
})

test('choices and prohibitions of parts are preserved', () => {
  const merged = mergeAllOf({
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
    allOf: [{ oneOf: [{ type: 'string' }, { type: 'number' }], not: { const: 0 } }],
  })
  expect(merged.unions.map(({ kind, options }) => [kind, options.length])).toEqual([
    ['anyOf', 2],
    ['oneOf', 2],
  ])
  expect(merged.nots).toEqual([{ const: 0 }])
})

test('true allows anything, false nothing', () => {
  expect(mergeAllOf(true)).toEqual({ schema: {}, unions: [], nots: [], nullable: false, names: [] })
  expect(mergeAllOf(false).nots).toEqual([{}])
})
