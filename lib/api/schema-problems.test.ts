import { expect, test } from 'vitest'
import { schemaProblems } from './schema-problems.ts'

const form = (type: string, more: object = {}) => ({
  type: 'object',
  required: ['type'],
  properties: { type: { const: type }, ...more },
  additionalProperties: false,
})
const schema = {
  type: 'object',
  required: ['identifier', 'createdAt'],
  properties: {
    identifier: { type: 'string', pattern: '^[a-z]+$' },
    createdAt: { type: 'string', readOnly: true },
    title: { type: 'string' },
    color: { enum: ['red', 'blue'] },
    fields: {
      type: 'object',
      additionalProperties: { oneOf: [form('string'), form('number', { unit: { type: 'string' } })] },
    },
    owner: { anyOf: [{ type: 'string' }, { type: 'array' }] },
  },
  additionalProperties: false,
}
const textsOf = (value: unknown) =>
  schemaProblems(schema, value).map(({ steps, text }) => `/${steps.join('/')}: ${text}`)

test('a value that fits has no problem, and what only the server sends isn’t missed', () => {
  expect(textsOf({ identifier: 'a', fields: { size: { type: 'number', unit: 'm' } }, owner: [] })).toEqual([])
})

test('says what is missing, unknown, or wrong, and what to write', () => {
  expect(textsOf({ title: 5, color: 'green', colour: 1 })).toEqual([
    '/: `identifier` is required.',
    '/title: `title` must be a string, not a number.',
    '/color: `color` must be one of red, blue.',
    '/: `colour` isn’t a property of the body. Remove it, or check its spelling.',
  ])
  expect(textsOf({ identifier: 'A' })).toEqual(['/identifier: `identifier` must match ^[a-z]+$'])
  expect(textsOf([])).toEqual(['/: The body must be an object, not a list.'])
})

test('of several forms, only the nearest is reported', () => {
  const field = (value: unknown) => textsOf({ identifier: 'a', fields: { size: value } })
  expect(field({ type: 'text' })).toEqual(['/fields/size/type: `type` must be one of string, number.'])
  expect(field({ type: 'number', unit: 1 })).toEqual(['/fields/size/unit: `unit` must be a string, not a number.'])
  expect(field(3)).toEqual(['/fields/size: `size` must be an object, not a number.'])
  expect(textsOf({ identifier: 'a', owner: 1 })).toEqual(['/owner: `owner` must be a string or a list, not a number.'])
})

test('a value that fits several forms isn’t reported: one of them may be cut', () => {
  const cut = { type: 'object', 'x-cut': { reason: 'recursive', name: 'Group' } }
  expect(schemaProblems({ oneOf: [cut, form('string')] }, { type: 'string' })).toEqual([])
})

test('a schema that can’t be read allows everything', () => {
  expect(schemaProblems({ type: 'string', pattern: '(' }, 'a')).toEqual([])
  expect(schemaProblems(undefined, 1)).toEqual([])
})
