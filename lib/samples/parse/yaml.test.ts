import { expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

test('errors of YAML are reported at their place, in plain words', async () => {
  const texts = [
    `a: 1
 b: 2`,
    `a:
  - x
 - y`,
    `a: "b
c: 1`,
    'a: b: c',
    'a: {b: 1',
    `a: [1, 2
b: 3`,
    `a:
	b: 1`,
    `a: 1
---
b: 1
b: 2`,
    `key value
b: 1`,
    'a: @x',
    'a: *b',
    'a: "\\q"',
    `a:
  b: 1
   c: 2`,
    `- a
b: 1`,
    "a: 'it's'",
    `a:b
c: 1`,
    `a: |
 x
y`,
    'a: - b',
    '{a: 1}}',
    `- a
-b`,
  ]
  expect(await shownDiagnostics('yaml', texts)).toMatchInlineSnapshot(`
    "
    2:  b: 2
        ^ This line is indented further than the ones above it.  Align it with its neighbors.

    3:  - y
        ^ The indentation does not match any level above it.  Align it with its neighbors.

    1: a: "b
          ^ This string is never closed.  Add its closing quote.

    1: a: b: c
          ^ A value without quotes cannot contain “: ”.  Put the value in quotes, or start the mapping on its own line.

    1: a: {b: 1
          ^ This “{” is not closed where its entry ends.  Add its “}”, or put the value in quotes.

    1: a: [1, 2
          ^ This “[” is not closed where its entry ends.  Add its “]”, or put the value in quotes.

    2:  b: 1
       ^ YAML is not indented with tabs.  Use spaces.

    4: b: 2
       ^ This key appears twice in one mapping.  Keep one of the two.

    1: key value
       ^ This line has no “: ” between a key and a value.  Add it, or indent the line if it continues the value above.

    1: a: @x
          ^ A value cannot start with this character.  Put the value in quotes.

    1: a: *b
          ^ There is no anchor “&b” before this.  Add it, or use quotes.

    1: a: "\\q"
           ^ This “\\” does not start a YAML escape.  Write “\\\\”, or use single quotes.

    3:    c: 2
          ^ This line is indented further than the ones above it.  Align it with its neighbors.

    2: b: 1
       ^ This does not continue what is above it.  Correct its indentation.

    1: a: 'it's'
              ^ The value has ended before this.  Put the whole value in one pair of quotes; within single quotes, double each quote.

    1: a:b
       ^ A space is missing after the “:” of this key.  Write “key: value”.

    3: y
       ^ This line has no “: ” between a key and a value.  Add it, or indent the line if it continues the value above.

    1: a: - b
          ^ A list cannot start on the line of its key.  Start it on the next line, indented.

    1: {a: 1}}
             ^ This bracket closes nothing.  Remove it, or put the value in quotes.

    2: -b
       ^ This “-” needs a space after it.  Write “- ”.
    "
  `)
})

test.each([
  `if: \${{ github.event.inputs.x == 'a' }}
run: |
  echo "\${{ a }}"
   more`,
  `a: &x {b: 1}
c: *x
d:
  <<: *x`,
  `---
a: 1
---
a: 2`,
  `a: "x: y"
b: 'it''s'
c: https://x.y:80/z`,
  `- a
- b: 1
  c: 2`,
  `a: >-
  folded
  text
b: |+
  keep`,
  `a: [1, 2,
  3]`,
  `? complex
: value`,
  `a: !Ref X
b: !!str 1`,
  `on:
  push:
    branches: [main, "release/**"]`,
  '# only a comment',
  `a:
- 1
- 2
b: ~`,
  "query: '.items[] | select(.x)'",
  "jq: '.a | {d: .e}'",
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'yaml', text)).toEqual([])
})
