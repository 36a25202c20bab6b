import { expect, test } from 'vitest'
import { mergeAllOf } from './merge-all-of.ts'
import { typeLabel } from './type-label.ts'

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'], format: 'date-time' }, 'string (date-time) or null'],
  [{ type: ['string', 'null', 'integer'] }, 'string, integer, or null'],
  [{ enum: ['a', 1, null] }, 'string, number, or null'],
  [{ const: [] }, 'array'],
  [{ properties: {} }, 'object'],
  [{ minLength: 1 }, 'string'],
  [{ items: { format: 'email', type: 'string' } }, 'array of strings (email)'],
  [{ type: 'array' }, 'array'],
  [{ type: 'array', items: {} }, 'array of any values'],
  [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'array of arrays of numbers'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'array of values: string or null'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'object of booleans'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{ type: 'object', properties: {}, additionalProperties: { type: 'boolean' } }, 'object'],
  [{ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string or array of strings'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
  [{ anyOf: [{ type: 'object' }, { allOf: [{ type: 'object' }] }] }, 'object'],
  [{}, 'any value'],
  [true, 'any value'],
])('%j is %s', (schema, label) => {
  expect(typeLabel(mergeAllOf(schema))).toBe(label)
})
