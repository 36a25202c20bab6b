import { expect, test } from 'vitest'
import { numberType, valueProblem } from './value-problem.ts'

test.each([
  [{ type: 'integer' }, 'abc', 'Enter a whole number.'],
  [{ type: 'integer' }, '1.5', 'Enter a whole number.'],
  [{ type: ['integer', 'null'] }, '0x10', undefined],
  [{ type: 'integer' }, '-3', undefined],
  [{ type: 'number' }, '', 'Enter a number.'],
  [{ type: 'number' }, '.5', undefined],
  [{ type: 'integer', minimum: 1, maximum: 9 }, '10', 'Enter a whole number from 1 to 9.'],
  [{ type: 'integer', minimum: 0 }, '-1', 'Enter a whole number of at least 0.'],
  [{ type: 'number', maximum: 1 }, '2', 'Enter a number of at most 1.'],
  [{ type: 'number', exclusiveMinimum: 0 }, '0', 'Enter a number greater than 0.'],
  [{ type: 'number', exclusiveMaximum: 1 }, '1', 'Enter a number less than 1.'],
  [{ type: 'string', format: 'date' }, '2026-02-31x', 'Enter a date, such as 2026-03-31.'],
  [{ type: 'string', format: 'date' }, '2026-13-01', 'Enter a date, such as 2026-03-31.'],
  [{ type: 'string', format: 'date' }, '2026-03-31', undefined],
  [{ type: 'string', format: 'date-time' }, '2026-03-31', 'Enter a date and a time, such as 2026-03-31T09:30:00Z.'],
  [{ type: 'string', format: 'date-time' }, '2026-03-31T09:30:00.000+02:00', undefined],
  [{ type: 'string', format: 'email' }, 'ada', 'Enter an email address.'],
  [{ type: 'string', format: 'email' }, 'ada@example.com', undefined],
  [{ type: 'string', enum: ['a', 'b'] }, 'c', 'Enter one of a, b.'],
  [{ type: 'string', enum: ['a', 'b'] }, 'b', undefined],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'A', 'Enter a value that matches ^[a-z]+$'],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'a', undefined],
  [{ type: 'string', pattern: '(?i)a' }, 'b', undefined],
  [{ type: 'string', minLength: 3 }, 'ab', 'Enter at least 3 characters. There are 2.'],
  [{ type: 'string', maxLength: 1 }, 'ab', 'Enter at most 1 characters. There are 2.'],
  [{ type: ['string', 'integer'] }, 'abc', undefined],
  [{}, 'abc', undefined],
] as const)('%j and “%s”', (schema, text, problem) => {
  expect(valueProblem(schema as never, text)).toBe(problem)
})

test('only a number has the keyboard of one', () => {
  expect(numberType({ type: 'integer' })).toBe('integer')
  expect(numberType({ type: ['number', 'integer'] })).toBe('number')
  expect(numberType({ type: ['integer', 'string'] })).toBeUndefined()
  expect(numberType({})).toBeUndefined()
})
