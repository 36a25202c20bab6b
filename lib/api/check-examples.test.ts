import { expect, test } from 'vitest'
import { readSpec } from '../../tests/support/api-reading.ts'

function messages(...schemas: string[]): string[] {
  const members = schemas.map((schema, index) => `    S${index}: ${schema}`).join('\n')
  const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n${members}\n`
  return readSpec({ 'apispec.yaml': text }).diagnostics.map(
    ({ message, hint }) => `${message.replace(/, at #.*/, '')}.  ${hint}`,
  )
}

test('an example that exceeds a limit of its schema says which, and what to do', () => {
  expect(
    messages(
      '{ type: integer, minimum: 3, example: 2 }',
      '{ type: string, maxLength: 2, default: abc }',
      '{ type: array, minItems: 2, example: [1] }',
      '{ type: array, uniqueItems: true, example: [1, 1] }',
      '{ oneOf: [{ type: integer }, { type: number }], example: 1 }',
      '{ enum: [open, closed], example: opn }',
      '{ enum: [open, closed], example: 12 }',
      '{ required: [a], example: {} }',
      '{ properties: { a: {} }, additionalProperties: false, example: { other: 1 } }',
      '{ oneOf: [{ properties: { a: {} } }, { required: [b] }], unevaluatedProperties: false, example: { a: 1, c: 1 } }',
      '{ not: { type: string }, example: a }',
      '{ type: string, format: date, example: today }',
      '{ oneOf: [{ type: string }, { type: array }], example: 1 }',
      '{ anyOf: [{ minimum: 3 }, { minimum: 4 }], example: 1 }',
    ),
  ).toMatchInlineSnapshot(`
    [
      "The example must be at least 3, not 2.  Correct the example, or change “minimum” in the schema.",
      "The default can have at most 2 characters, and this has 3.  Correct the default, or change “maxLength” in the schema.",
      "The example must have at least 2 items.  Correct the example, or change “minItems” in the schema.",
      "Item 2 repeats 1.  Correct the example, or change “uniqueItems” in the schema.",
      "The example can be read in several ways.  Tell the schemas apart, for example by a required key, or write “anyOf” instead of “oneOf”.",
      "The example must be “open” or “closed”, not “opn”.  Did you mean “open”?",
      "The example must be “open” or “closed”, not 12.  Correct the example, or change its schema.",
      "“a” is missing: the example needs it.  Add it, or remove it from “required” in the schema.",
      "“other” is not a key of the example.  It may also have: “a”.",
      "“c” is not a key of the example.  Remove it, or add it to the schema.",
      "The example combines what cannot be used together.  Correct the example, or change “not” in the schema.",
      "The example must be a date, not “today”.  For example “2026-01-31”.",
      "The example must be a string or a list, not a number.  Correct the example, or change its schema.",
      "The example must be at least 3, not 1.  Correct the example, or change “minimum” in the schema.",
    ]
  `)
})

test('a schema that cannot be used is not used', () => {
  const schema = "{ $id: 'https://a.example', type: strin, example: 1 }"
  const of = (...schemas: string[]) => messages(...schemas).filter((message) => message.includes('xample'))
  expect(of(schema, schema, '{ type: string, example: 1 }')).toEqual(of('{}', '{}', '{ type: string, example: 1 }'))
  expect(of('{ oneOf: [], example: 1 }', '{ anyOf: [1], example: 1 }')).toEqual([])
})
