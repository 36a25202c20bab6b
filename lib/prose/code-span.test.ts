import { expect, test } from 'vitest'
import { codeSpan } from './code-span.ts'

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['a ``b`` `c`', '``` a ``b`` `c` ```'],
  ['two\n  lines', '`two lines`'],
])('%j as code is %s', (value, expected) => {
  expect(codeSpan(value)).toBe(expected)
})
