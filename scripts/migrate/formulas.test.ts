import { expect, test } from 'vitest'
import { applyEdits } from './edits.ts'
import { formulaEdits } from './formulas.ts'

const converted = (text: string) => applyEdits(text, formulaEdits(text, []))

test.each([
  ['$x^{2}_{i}$ and $\\frac{a}{b}$.', '`x^{2}_{i}` and `\\frac{a}{b}`.'],
  ['$$a$$', '`a`'],
  ['$a\n  + b$', '`a + b`'],
  ['$a`b$ and $`c`$', '``a`b`` and `` `c` ``'],
  ['$$\n\\sum_{i}\n$$', '```text\n\\sum_{i}\n```'],
  ['1. a\n\n   $$\n   a < b\n   $$', '1. a\n\n   ```text\n   a < b\n   ```'],
  ['> $$\n> a\n> $$', '> ```text\n> a\n> ```'],
])('%s', (before, after) => expect(converted(before)).toBe(after))

test.each(['It costs \\$5 or \\$10.', 'From $5\n\nto $10.', 'Only $5.', '$ $'])('%s is not a formula', (text) =>
  expect(converted(text)).toBe(text),
)

test('“$” in code means itself', () => {
  expect(formulaEdits('`$a$`', [[0, 5]])).toEqual([])
})
