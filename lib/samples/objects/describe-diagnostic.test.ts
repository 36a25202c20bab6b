import { describe, expect, it } from 'vitest'
import { describeDiagnostic } from './describe-diagnostic.ts'
import { diagnosticsOf } from './object-diagnostic.ts'
import { createObjectValidator } from './object-validator.ts'

const validator = createObjectValidator(new Map())

/** The errors of a value under the key “a”, in words. */
function words(schema: object, a: unknown): string {
  const { objectDiagnostics } = validator.validate({ title: 'Thing', properties: { a: schema } }, { a })
  return objectDiagnostics
    .map((objectDiagnostic) => describeDiagnostic(objectDiagnostic, 'a thing'))
    .map(({ code, message, hint }) => `${code}: ${message}${hint === undefined ? '' : `  ${hint}`}`)
    .join('\n')
}

describe('describeDiagnostic', () => {
  it('describes limits of strings', () => {
    const all = [
      words({ maxLength: 1 }, 'abc'),
      words({ minLength: 1 }, ''),
      words({ minLength: 2 }, 'a'),
      words({ pattern: '^b', examples: ['bc'] }, 'a'),
      ...['date-time', 'date', 'time', 'uri', 'email', 'uuid', 'ipv4'].map((format) => words({ format }, 'a')),
    ]
    expect(all.join('\n')).toMatchInlineSnapshot(`
      "sample-invalid-value: “a” can have at most 1 character, and this has 3.
      sample-invalid-value: “a” must not be empty.
      sample-invalid-value: “a” must have at least 2 characters.
      sample-invalid-value: “a” cannot be “a”: it does not match ^b.  For example “bc”.
      sample-invalid-value: “a” must be a date with a time and its zone, not “a”.  For example “2026-01-31T09:00:00Z”.
      sample-invalid-value: “a” must be a date, not “a”.  For example “2026-01-31”.
      sample-invalid-value: “a” must be a time with its zone, not “a”.  For example “09:00:00Z”.
      sample-invalid-value: “a” must be a full URL, not “a”.  For example “https://host.example/path”.
      sample-invalid-value: “a” must be an email address, not “a”.  For example “name@host.example”.
      sample-invalid-value: “a” must be a UUID, not “a”.
      sample-invalid-value: “a” must be of the format “ipv4”, not “a”."
    `)
  })

  it('describes limits of numbers', () => {
    const limits = [{ minimum: 5 }, { maximum: 1 }, { exclusiveMinimum: 2 }, { exclusiveMaximum: 2 }, { multipleOf: 4 }]
    expect(limits.map((limit) => words(limit, 2)).join('\n')).toMatchInlineSnapshot(`
      "sample-invalid-value: “a” must be at least 5, not 2.
      sample-invalid-value: “a” must be at most 1, not 2.
      sample-invalid-value: “a” must be more than 2, not 2.
      sample-invalid-value: “a” must be less than 2, not 2.
      sample-invalid-value: “a” must be a multiple of 4, not 2."
    `)
  })

  it('describes limits of lists and objects', () => {
    const all = [
      words({ minItems: 1 }, []),
      words({ minItems: 2 }, [1]),
      words({ maxItems: 1 }, [1, 2]),
      words({ prefixItems: [{}], items: false }, [1, 2]),
      words({ uniqueItems: true }, [1, 2, 1]),
      words({ contains: { const: 1 } }, [2]),
      words({ minProperties: 1 }, {}),
      words({ minProperties: 2 }, { b: 1 }),
      words({ maxProperties: 1 }, { b: 1, c: 2 }),
      words({ propertyNames: { pattern: '^c' } }, { b: 1 }),
      words({ dependentRequired: { b: ['c'] } }, { b: 1 }),
      words({ properties: { b: false } }, { b: 1 }),
    ]
    expect(all.join('\n')).toMatchInlineSnapshot(`
      "sample-invalid-value: “a” must not be empty.
      sample-invalid-value: “a” must have at least 2 items.
      sample-invalid-value: “a” can have at most 1 item, and this has 2.
      sample-invalid-value: “a” can have at most 1 item, and this has 2.
      sample-invalid-value: Item 3 of “a” repeats 1.
      sample-invalid-value: “a” lacks an item that it needs.
      sample-invalid-value: “a” must not be empty.
      sample-invalid-value: “a” must have at least 2 keys.
      sample-invalid-value: “a” can have at most 1 key, and this has 2.
      sample-invalid-value: The key “b” cannot be “b”: it does not match ^c.
      sample-missing-key: “a” has “b”, which needs “c”.
      sample-invalid-value: The key “b” is not allowed here.  Another key or value next to it rules it out."
    `)
  })

  it('describes types and values', () => {
    const all = [
      words({ type: 'string' }, 1),
      words({ type: ['string', 'null'] }, false),
      words({ type: 'integer' }, 1.5),
      words({ type: 'boolean' }, null),
      words({ type: 'object' }, []),
      words({ items: { type: 'array' } }, [{}]),
      words({ const: 'b' }, 'c'),
      words({ enum: ['blue', 'red', 3] }, 'bleu'),
      words({ enum: ['blue', 'red'] }, {}),
      words({ oneOf: [{ const: false }, { type: 'object' }] }, true),
    ]
    expect(all.join('\n')).toMatchInlineSnapshot(`
      "sample-invalid-value: “a” must be a string, not a number.
      sample-invalid-value: “a” must be a string or null, not false.
      sample-invalid-value: “a” must be a whole number, not 1.5.
      sample-invalid-value: “a” must be true or false, not null.
      sample-invalid-value: “a” must be an object, not a list.
      sample-invalid-value: Item 1 of “a” must be a list, not an object.
      sample-invalid-value: “a” must be “b”, not “c”.
      sample-invalid-value: “a” must be “blue”, “red”, or 3, not “bleu”.  Did you mean “blue”?
      sample-invalid-value: “a” must be “blue” or “red”, not an object.
      sample-invalid-value: “a” must be false or an object, not true."
    `)
  })

  it('describes keys, combinations, and forms', () => {
    const keys = Object.fromEntries([...'bcdefghijklmnop'].map((key) => [key, {}]))
    const all = [
      words({ title: 'GitHub run', properties: { name: {} }, additionalProperties: false }, { nam: 1 }),
      words({ title: 'A', properties: keys, additionalProperties: false }, { something: 1 }),
      words({ properties: {}, additionalProperties: false }, { something: 1 }),
      words({ title: 'LLM', required: ['b'] }, {}),
      words({ oneOf: [{ required: ['b'] }, { required: ['c'] }] }, {}),
      words({ oneOf: [{ required: ['b'] }, { required: ['c'] }] }, { b: 1, c: 1 }),
      words({ oneOf: [{ title: 'Text' }, { title: 'Number' }] }, 1),
      words({ not: { required: ['b', 'c'] } }, { b: 1, c: 1 }),
      words({ not: { description: 'Not both at once.' } }, 1),
      words({ not: {} }, 1),
    ]
    expect(all.join('\n')).toMatchInlineSnapshot(`
      "sample-unknown-key: “nam” is not a key of a GitHub run.  Did you mean “name”?
      sample-unknown-key: “something” is not a key of “a”.  It may also have: “b”, “c”, “d”, “e”, “f”, “g”, “h”, “i”, “j”, “k”, “l”, “m” and more.
      sample-unknown-key: “something” is not a key of “a”.
      sample-missing-key: “b” is missing: an LLM needs it.
      sample-missing-key: “b” or “c” is missing: “a” needs one of them.
      sample-invalid-value: “a” can have only one of “b” and “c”.
      sample-invalid-value: “a” can be read in several ways: as a text or a number.
      sample-invalid-value: “a” cannot have “b” and “c” together.
      sample-invalid-value: Not both at once.
      sample-invalid-value: “a” combines what cannot be used together."
    `)
  })

  it('returns nothing if there are no errors', () => {
    expect(diagnosticsOf(null, new Map())).toEqual([])
  })
})
