import { beforeAll, expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

beforeAll(() => engines.hcl(''), 60_000)

test('errors of HCL are reported at their place, in plain words', async () => {
  const texts = [
    `a "x" {
  b 1
}`,
    'a = [1,',
    `x = "a\${b
"`,
    `a = <<EOT
hi`,
    `resource "x" "y" {
  a = {
    b = 1

}`,
    'a = 1 b = 2',
    'resource "x" "y"',
    `a = "b
c = 1`,
    'a = x ? 1',
    "a = 'x'",
    `x {
  a = 1
  a = 2
}`,
    `a = 1
}`,
    'é = "é" 5',
    'a = [1 2]',
    `a = {
  b 1
}`,
    'a =',
    `resource x {
  y = [
    1,
    2
}`,
    'a = foo(1',
    'a: 1',
    'a = ?',
  ]
  expect(await shownDiagnostics('hcl', texts)).toMatchInlineSnapshot(`
    "
    2:   b 1
         ^ There is no “=” between a name and its value.  Write name = value.

    1: a = [1,
           ^ This “[” is never closed.  Add its “]”.

    1: x = "a\${b
             ^ A “\${” of this string is never closed.  Add its “}”.

    1: a = <<EOT
           ^ This heredoc is never closed.  Add a line that contains only its marker.

    2:   a = {
             ^ This “{” is never closed.  Add its “}”.

    1: a = 1 b = 2
             ^ A second argument is on the same line as the first.  Put each argument on its own line.

    1: resource "x" "y"
                       ^ A block has no “{” on its first line.  Write “{” after its labels, or “=” to set an argument.

    1: a = "b
           ^ This string is not closed on its line.  Add the closing quote; a string of several lines is a heredoc.

    1: a = x ? 1
                ^ A condition has no value after “:”.  Write condition ? one : other.

    1: a = 'x'
           ^ HCL has no single quotes.  Put strings in double quotes.

    3:   a = 2
         ^ The argument “a” appears twice in this block.  Keep one of the two.

    2: }
       ^ “}” closes nothing.  Remove it.

    1: é = "é" 5
               ^ A second argument is on the same line as the first.  Put each argument on its own line.

    1: a = [1 2]
             ^ A comma or a line break is missing here.  Add it.

    2:   b 1
           ^ A key needs “=” before its value.  Write key = value.

    1: a =
          ^ A value is missing here.  Add it.

    2:   y = [
             ^ This “[” is never closed.  Add its “]”.

    1: a = foo(1
              ^ This “(” is never closed.  Add its “)”.

    1: a: 1
       ^ There is no “=” between a name and its value.  Write name = value.

    1: a = ?
           ^ A value is missing here.  Add it.
    "
  `)
})

test.each([
  `resource "a" "b" {
  for_each = { for k, v in var.x : k => v if v != null }
  c = <<-EOT
    \${jsonencode({ a = 1 })} "x
    { [ (
  EOT
  d = "\${var.a}-%{ if x }y%{ endif }"
  e = [for s in l : upper(s)]
  f = a ? b : c
  dynamic "g" {
    for_each = x[*].y
    content {}
  }
}`,
  `a = {
  "x" = 1,
  y : 2
  (z) = 3
}`,
  `# c
// d
/* e */
x = -1`,
  `terraform {
  required_providers {
    a = { source = "x/y", version = "~> 1.0" }
  }
}`,
  'x = f(a, b...)',
  'locals { a = 1 }',
  'provider "x" {}',
  `import {
  to = a.b
  id = "x:y"
}`,
  `x = "é\${a["b"]}"
y = <<EOF
x
EOF`,
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'hcl', text)).toEqual([])
})
