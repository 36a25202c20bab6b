import { expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

test('errors of JavaScript are reported at their place, in plain words', async () => {
  const texts = [
    'const x = 1 2',
    `fetch("x", {
  a: 1`,
    'const x = "a',
    'x = `a ${b',
    `if (x {
}`,
    'const x;',
    'const o = { a: 1 b: 2 }',
    `a = [1, 2
b = 3`,
    'function f() { await x }',
    'x = = 1',
    '}',
    'import x form "y"',
    `const a = 1
const a = 2`,
    `x = { a: 1,
  b: { c: 2,
}
foo()`,
    'const é = "é" 5',
    'let x = <a>b',
    'x = y +',
    'a === 1 = b',
  ]
  expect(await shownDiagnostics('javascript', texts)).toMatchInlineSnapshot(`
    "
    1: const x = 1 2
                  ^ Something is missing here: the statement ends, but its line continues.  Add an operator, a comma, or a line break.

    1: fetch("x", {
                  ^ This “{” is never closed.  Add its “}”.

    1: const x = "a
                 ^ This string is not closed on its line.  Add its closing quote; a string of several lines goes in backticks.

    1: x = \`a \${b
                 ^ The sample ends where something must follow.  Complete it.

    1: if (x {
          ^ This “(” is never closed.  Add its “)”.

    1: const x;
              ^ A “const” needs a value.  Add “= value”.

    1: const o = { a: 1 b: 2 }
                       ^ “,” is missing here.  Add it.

    1: a = [1, 2
           ^ This “[” is never closed.  Add its “]”.

    1: function f() { await x }
                      ^ “await” is not allowed here.  Put “await” into an async function.

    1: x = = 1
           ^ This does not belong here.  Remove it, or add what must come before it.

    1: }
       ^ “}” closes nothing.  Remove it.

    1: import x form "y"
               ^ “from” is missing here.  Add it.

    2: const a = 2
             ^ “a” is declared twice.  Give one of the two a different name.

    2:   b: { c: 2,
            ^ This “{” is never closed.  Add its “}”.

    1: const é = "é" 5
                    ^ Something is missing here: the statement ends, but its line continues.  Add an operator, a comma, or a line break.

    1: let x = <a>b
                  ^ This element is never closed.  Add its closing tag.

    1: x = y +
              ^ The sample ends where something must follow.  Complete it.

    1: a === 1 = b
       ^ Nothing can be assigned to this.  Compare with “===”, or put a name on the left.
    "
  `)
})

test.each([
  `import a from "b" with { type: "json" }
export const x = \`a \${b ? \`c \${d}\` : "}"}\``,
  'const { a = 1, ...r } = await fetch(`x`)',
  'return 1',
  'class A { #x = 1; static { } get y() { return this.#x ?? 2 } }',
  'for await (const x of y) {}',
  'const e = <a b={c}>{d}</a>',
  'x?.y?.[z]?.()',
  'a ||= 1_000n ** 2n',
  '/[/(]\\/x/g.test(y)',
  `module.exports = { a }
const b = require("b")`,
  'label: for (;;) break label',
  'export { x } from "y"',
  'x = async ({ a }) => ({ a })',
  'with (a) b',
  '// only',
  `#!/usr/bin/env node
let a`,
  'try {} catch {}',
  'export default async function handler(req) {}',
  'delete x.y; void 0',
  'import.meta.url',
  '@dec class X {}',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'javascript', text)).toEqual([])
})
