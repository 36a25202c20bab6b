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
    ),
  ).toMatchInlineSnapshot(`
    [
      "The example must be at least 3.  Correct the example, or change “minimum” in the schema.",
      "The default must have at most 2 characters.  Correct the default, or change “maxLength” in the schema.",
      "The example must have at least 2 entries.  Correct the example, or change “minItems” in the schema.",
      "The example has the same entry twice.  Correct the example, or change “uniqueItems” in the schema.",
      "The example fits several schemas in “oneOf”.  Tell the schemas apart, for example by a required key, or write “anyOf” instead of “oneOf”.",
      "The example must be one of “open”, “closed”.  Did you mean “open”?",
      "The example must be one of “open”, “closed”.  Correct the example, or change “enum” in the schema.",
      "The example lacks “a”.  Add it, or remove it from “required” in the schema.",
      "The example has “other”, which the schema does not allow.  Remove it, or add it to the schema.",
    ]
  `)
})
