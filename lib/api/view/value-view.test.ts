import { expect, test } from 'vitest'
import { createPageRegister } from './page-register.ts'
import type { Fact } from './value-facts.ts'
import { type Direction, type FieldView, type ValueView, viewValue } from './value-view.ts'

function view(schema: unknown, direction: Direction = 'request', register = createPageRegister()): ValueView {
  const place = { id: 'request-body', text: 'the request body' }
  return viewValue(schema, { register, direction, section: 'body', names: [], place, within: [] })
}

const text = (fact: Fact) => fact.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('')
const facts = (schema: unknown) => view(schema).facts.map(text)

/** A view as an indented outline. */
function outline(value: ValueView, indent = ''): string[] {
  const field = ({ kind, name, id, required, value: held }: FieldView) => [
    `${indent}${kind === 'named' ? `#${id}` : `${kind} ${name}`}${required ? '*' : ''} ${held.type}`,
    ...outline(held, `${indent}  `),
  ]
  const { elsewhere } = value
  return [
    ...(elsewhere === undefined ? [] : [`${indent}→ ${elsewhere.reason} ${elsewhere.place?.id}`]),
    ...value.fields.flatMap(field),
    ...value.unions.flatMap(({ kind, options }) => [
      `${indent}${kind}`,
      ...options.flatMap((option) => [`${indent}- ${option.title}: ${option.type}`, ...outline(option, `${indent}  `)]),
    ]),
  ]
}

test('constraints are written in words', () => {
  expect(facts({ type: 'string', minLength: 1, maxLength: 30, pattern: '^a', default: 'a' })).toEqual([
    'default `a`',
    '1–30 characters',
    'matches `^a`',
  ])
  expect(facts({ type: 'string', minLength: 0, maxLength: 1 })).toEqual(['at most 1 character'])
  expect(facts({ type: 'number', exclusiveMinimum: 0, maximum: 5, multipleOf: 0.5 })).toEqual([
    'more than 0, at most 5',
    'a multiple of 0.5',
  ])
  expect(facts({ type: 'array', minItems: 2, maxItems: 2, uniqueItems: true, items: { maxLength: 9 } })).toEqual([
    'exactly 2 items',
    'no item twice',
    'each item: at most 9 characters',
  ])
  expect(facts({ type: 'object', minProperties: 1, propertyNames: { pattern: '^x' } })).toEqual([
    'at least 1 key',
    'keys match `^x`',
  ])
  expect(facts({ const: '5', type: 'string', examples: ['5'] })).toEqual(['always `"5"`'])
  expect(facts({ type: 'string', examples: ['a', '', 'b', 'c'] })).toEqual(['example `a`, `""`, `b`'])
  expect(facts({ type: 'boolean', examples: [true] })).toEqual([])
  expect(facts({ type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' })).toEqual([
    'encoded as base64',
    'content is image/png',
  ])
})

test('rules about combinations of fields are written in words', () => {
  const schema = {
    type: 'object',
    anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
    not: { required: ['a', 'b'], properties: { a: { const: true } } },
    dependentRequired: { c: ['d', 'e'] },
  }
  expect(facts(schema)).toEqual([
    '`c` needs `d`, `e`',
    'at least one of `a`, `b` with `c`',
    'never together: `a: true`, `b`',
  ])
  expect(facts({ not: { enum: ['x', 'y'] } })).toEqual(['never `x`, `y`'])
  expect(facts({ not: { type: 'string', minLength: 3 } })).toEqual([
    'never matches `{ "type": "string", "minLength": 3 }`',
  ])
})

test('fields of objects, lists, patterns, and other keys', () => {
  const schema = {
    type: 'object',
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        items: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
      },
      map: { type: 'object', additionalProperties: { type: 'object', properties: { b: { type: 'string' } } } },
      plain: { type: 'object', additionalProperties: { type: 'string' } },
      pair: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] },
      rules: { type: 'object', patternProperties: { '^x-': { type: 'string' } } },
    },
  }
  expect(outline(view(schema))).toEqual([
    '#body.list* array of arrays of objects',
    '  #body.list.a string',
    '#body.map map of string to object',
    '  other any key object',
    '    #body.map.b string',
    '#body.plain map of string to string',
    '#body.pair array',
    '  position 0 number',
    '  position 1 string',
    '#body.rules object',
    '  pattern ^x- string',
  ])
})

test('alternatives are named after their title or their discriminating value', () => {
  const option = (type: string, rest: object) => ({ type: 'object', properties: { type: { const: type }, ...rest } })
  const schema = {
    type: 'object',
    oneOf: [{ title: 'Hook', ...option('WEBHOOK', { url: {} }) }, option('KAFKA', {}), { type: 'string' }],
  }
  expect(outline(view(schema))).toEqual([
    'oneOf',
    '- Hook: object',
    '  #body.type string',
    '  #body.url any value',
    '- type: KAFKA: object',
    '  #body.type-2 string',
    '- undefined: string',
  ])
})

test('a choice of types or of values needs no alternatives', () => {
  expect(view({ oneOf: [{ type: 'string' }, { type: 'number' }] })).toMatchObject({
    type: 'string or number',
    unions: [],
  })
  const chosen = view({
    type: 'string',
    oneOf: [
      { const: 'a', description: 'First.' },
      { const: 'b', title: 'Second' },
    ],
  })
  expect(chosen.unions).toEqual([])
  expect(chosen.values).toEqual([
    { value: 'a', description: 'First.' },
    { value: 'b', description: 'Second' },
  ])
  expect(view({ type: 'array', items: { enum: ['a', 1] } }).values.map(({ value }) => value)).toEqual(['a', '1'])
})

test('fields that only the other side sends are left out', () => {
  const schema = { properties: { id: { readOnly: true }, key: { writeOnly: true }, both: { allOf: [{}] } } }
  expect(outline(view(schema, 'request'))).toEqual(['#body.key any value', '#body.both any value'])
  expect(outline(view(schema, 'response'))).toEqual(['#body.id any value', '#body.both any value'])
})

test('recursion links to where the schema is first shown', () => {
  const rule = {
    title: 'Rule',
    type: 'object',
    properties: {
      any: {
        title: 'Set',
        type: 'object',
        properties: { of: { type: 'array', items: { 'x-cut': { reason: 'recursive', name: 'Rule' } } } },
      },
    },
  }
  expect(outline(view({ type: 'object', properties: { rule } }))).toEqual([
    '#body.rule object',
    '  #body.rule.any object',
    '    #body.rule.any.of array of any values',
    '      → recursive body.rule',
  ])
})

test("recursion is also detected under a part's name", () => {
  const query = {
    title: 'Query',
    type: 'object',
    properties: { of: { 'x-cut': { reason: 'recursive', name: 'Query' } } },
  }
  const schema = { properties: { search: { title: 'Search query', allOf: [query] } } }
  expect(outline(view(schema))).toEqual([
    '#body.search object',
    '  #body.search.of any value',
    '    → recursive body.search',
  ])
})

test('a large schema below the first levels is shown once', () => {
  const names = Array.from({ length: 30 }, (_, index) => `name${index}`)
  const large = {
    title: 'Large',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  }
  const schema = {
    properties: {
      a: large,
      deep: { properties: { b: large } },
      small: { properties: { c: { title: 'Small', properties: { d: {} } } } },
    },
  }
  const lines = outline(view(schema)).filter((line) => !line.includes('name'))
  expect(lines).toEqual([
    '#body.a object',
    '#body.deep object',
    '  #body.deep.b object',
    '    → same body.a',
    '#body.small object',
    '  #body.small.c object',
    '    #body.small.c.d any value',
  ])
})

test('IDs are unique on a page', () => {
  const register = createPageRegister()
  const schema = { oneOf: [{ properties: { a: {} } }, { properties: { a: {}, 'a-2': {}, 'a b': {} } }] }
  const ids = [view(schema, 'request', register), view(schema, 'request', register)].flatMap((value) =>
    outline(value).flatMap((line) => /#(\S+)/.exec(line)?.[1] ?? []),
  )
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
})
