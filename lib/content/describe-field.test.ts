import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeField } from './describe-field.ts'

test.each([
  [z.string().min(1), true, 'text', undefined],
  [z.string().min(50).max(160), true, 'text, 50–160 characters', undefined],
  [z.string().optional(), false, 'text', undefined],
  [z.enum(['a', 'b']).default('a'), false, '`a`, `b`', '`a`'],
  [z.enum(['—']), true, 'text', undefined],
  [z.boolean().default(true), false, '`true` or `false`', '`true`'],
  [z.array(z.string().min(1)).max(8).default([]), false, 'a list of up to 8: text', undefined],
  [z.array(z.enum(['a'])).optional(), false, 'a list: `a`', undefined],
  [z.iso.date().optional(), false, 'a date', undefined],
])('field %#', (schema, isRequired, values, fallback) => {
  expect(describeField(schema.meta({ description: 'What it is' }))).toEqual({
    isRequired,
    values,
    fallback,
    meaning: 'What it is',
  })
})
