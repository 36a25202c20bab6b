import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { explainData } from './explain-data.ts'

const leaf = z.strictObject({
  type: z.enum(['doc', 'ref']),
  label: z.string().min(1),
  path: z.string().startsWith('/'),
})
const group = z.strictObject({
  type: z.literal('group'),
  count: z.number().min(3).max(5),
  day: z.iso.date().optional(),
  open: z.boolean(),
  list: z.array(z.string()).max(1),
})
const schema = z.record(
  z.string().regex(/^[a-z]+$/, 'Use small letters.'),
  z.array(z.discriminatedUnion('type', [leaf, group])),
)

const explain = (data: unknown, by: z.ZodType = schema) =>
  explainData(by, data, by.safeParse(data).error?.issues ?? []).map(({ path, message, hint }) =>
    `${path.join('.')} | ${message} ${hint ?? ''}`.trim(),
  )

describe('a data file', () => {
  test('each kind of diagnostic in plain words', () => {
    const data = {
      a: [
        { type: 'page' },
        {},
        { type: 'ref', label: '', path: 'x' },
        { type: 'doc', label: 5, path: '/x', icon: 1 },
        { type: 'group', count: 1, day: 'today', open: 'yes', list: ['a', 'b'] },
        { type: 'group', count: 9, open: true, list: 'a' },
        'x',
        null,
      ],
      b: {},
      C: [],
    }
    expect(explain(data)).toMatchInlineSnapshot(`
      [
        "a.0.type | “page” is not a value of “type”. Use one of: doc, ref, group.",
        "a.1.type | “type” is missing. Add “type: …”.",
        "a.2.label | “label” has 0 characters. It needs at least 1.",
        "a.2.path | “path” must start with “/”.",
        "a.3.label | “label” must be a text. Put the value in quotes.",
        "a.3.icon | “icon” is not a key here. Use one of: type, label, path.",
        "a.4.count | “count” is 1. It needs at least 3.",
        "a.4.day | “today” is not a date. Write it like 2026-01-31.",
        "a.4.open | “open” must be true or false.",
        "a.4.list | “list” has 2 entries. It needs at most 1.",
        "a.5.count | “count” is 9. It needs at most 5.",
        "a.5.list | “list” must be a list, for example [one, two].",
        "a.6 | Entry 7 must be a group of “key: value” lines.",
        "a.7 | Entry 8 must be a group of “key: value” lines.",
        "b | “b” must be a list, for example [one, two].",
        "C | “C” cannot be a key here. Use small letters.",
      ]
    `)
  })

  test('a file of the wrong type', () => {
    expect(explain(['a'])).toMatchInlineSnapshot(`
      [
        "| The file must be a group of “key: value” lines.",
      ]
    `)
    expect(explain('a')).toEqual(explain(['a']))
  })

  test('a misspelled key is a single diagnostic', () => {
    expect(explain({ a: [{ type: 'doc', lable: 'x', path: '/x' }] })).toMatchInlineSnapshot(`
      [
        "a.0.lable | “lable” is not a key here. Did you mean “label”?",
      ]
    `)
  })

  test('values of several types, and custom rules', () => {
    const other = z.strictObject({
      either: z.union([z.string(), z.number()]),
      own: z.string().refine((text) => text === 'a', 'Write “a”.'),
      even: z.number().multipleOf(2),
    })
    expect(explain({ either: null, own: 'b', even: 3 }, other)).toMatchInlineSnapshot(`
      [
        "either | “either” has a wrong value.",
        "own | “own” has a wrong value. Write “a”.",
        "even | “even” has a wrong value.",
      ]
    `)
  })
})

test("the schema library's own wording never reaches a writer", () => {
  const values = [undefined, null, true, 0, 7, '', 'x', [], [1], {}, { type: 'doc' }, { type: 'group' }, { type: 1 }]
  const texts = values.flatMap((value) => [value, { a: value }, { a: [value] }].flatMap((data) => explain(data)))
  expect(texts.length).toBeGreaterThan(30)
  for (const text of texts) expect(text).not.toMatch(/Invalid|expected|received|Unrecognized|Too (?:small|big)/)
})
