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
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'array of strings or nulls'],
  [{ type: ['array', 'null'], items: { type: ['string', 'object'] } }, 'array of strings or objects, or null'],
  [{ oneOf: [{ type: 'object' }, { items: { type: ['string', 'number'] } }] }, 'object or array'],
  [{ oneOf: [{ type: 'object' }, { items: { type: 'string' } }] }, 'object or array of strings'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'map of string to boolean'],
  [
    {
      additionalProperties: {
        oneOf: [{ type: ['string', 'null'] }, { items: { type: ['string', 'object'] } }, { type: 'object' }],
      },
    },
    'map of string to string, array, object, or null',
  ],
  [
    { additionalProperties: { type: ['string', 'number', 'boolean', 'object', 'null'] } },
    'map of string to one of 5 types',
  ],
  [{ items: { additionalProperties: { type: 'number' } } }, 'array of maps of string to number'],
  [{ oneOf: [{ type: 'string' }, { additionalProperties: { type: ['string', 'number'] } }] }, 'string or map'],
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
