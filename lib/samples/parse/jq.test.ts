import { beforeAll, expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

beforeAll(() => engines.jq(''), 60_000)

test('errors of jq are reported at their place, in plain words', async () => {
  const texts = [
    '.a |',
    '.a.b.[',
    '.[] | select(.x == ',
    'map(foo)',
    '.a as $x | $y',
    '"a\\(.b',
    '{a: 1, b: }',
    `.a
| .b
| slect(1)`,
    'if . then 1',
    '.a | tost',
    '.é | }',
    'reduce .[] as $x (0; . + )',
    ".a == 'x'",
    '.a & .b',
    '.items[] | {id: .id',
    '.a | test("x"; ")',
    'map(.a;.b)',
    '.spec.my-field',
    '.a)',
    '[.a,]',
    `.a | .b
| @bse64 | {`,
  ]
  expect(await shownDiagnostics('jq', texts)).toMatchInlineSnapshot(`
    "
    1: .a |
           ^ The expression ends where something must follow.  Complete it.

    1: .a.b.[
            ^ This “[” is never closed.  Add its “]”.

    1: .[] | select(.x == 
                   ^ This “(” is never closed.  Add its “)”.

    1: map(foo)
           ^ “foo” is not a jq function.  Did you mean “floor”?

    1: .a as $x | $y
                  ^ No variable “$y” is set before this.  Set it with “as $y |”.

    1: "a\\(.b
       ^ This string is never closed.  Add its closing quote.

    1: {a: 1, b: }
                 ^ “}” does not belong here.  Add what must come before it, or remove it.

    3: | slect(1)
         ^ “slect” is not a jq function.  Did you mean “select”?

    1: if . then 1
       ^ This “if” is never closed.  Add its “end”.

    1: .a | tost
            ^ “tost” is not a jq function.  Did you mean “test”?

    1: .é | }
            ^ “}” closes nothing.  Remove it.

    1: reduce .[] as $x (0; . + )
                                ^ “)” does not belong here.  Add what must come before it, or remove it.

    1: .a == 'x'
             ^ This character has no meaning in jq.  Put text in double quotes: jq has no single ones.

    1: .a & .b
          ^ This character has no meaning in jq.  Put text in double quotes: jq has no single ones.

    1: .items[] | {id: .id
                  ^ This “{” is never closed.  Add its “}”.

    1: .a | test("x"; ")
                      ^ This string is never closed.  Add its closing quote.

    1: map(.a;.b)
       ^ “map” does not take 2 arguments.  Arguments are separated by “;”.

    1: .spec.my-field
                ^ A field with “-” in its name needs quotes: this subtracts “field”.  Write ."my-field".

    1: .a)
         ^ “)” closes nothing.  Remove it.

    1: [.a,]
           ^ “]” does not belong here.  Add what must come before it, or remove it.

    2: | @bse64 | {
                  ^ This “{” is never closed.  Add its “}”.
    "
  `)
})

test.each([
  '.a.b[]?',
  '.items[] | select(.x == "y") | {id: .id, "n": .m, (.k): .v}',
  '. as {a: $x, b: [$y]} | $x + $y',
  'def f(x): x; reduce .[] as $i (0; . + $i)',
  'if . then 1 elif .a then 2 else 3 end',
  'if . then 1 end',
  'try error("x") catch .',
  '"a\\(.b + "c\\(.d)")e"',
  '@base64 "x\\(.y)"',
  '.a // "b" | test("^a[(]"; "i")',
  'foreach .[] as $x (0; .+$x; [$x, .])',
  '.["a-b"]."c d"',
  '[.[] | .a?] | map(select(. != null)) | join(",")',
  `# c
.a # d
| .b`,
  'input | inputs',
  '$ENV.X | env.Y',
  '.a |= . + 1 | .b += 2 | del(.c)',
  'label $out | 1, break $out',
  '.[2:4] | .[-1] | .[:1]',
  'limit(3; .[])|trim|ltrimstr("a")|toarray',
  '.. | numbers',
  '.a?.b',
  '[paths(type == "number")]',
  'getpath(["a","b"])',
  '{a,b,c: 1}',
  '.metadata.name + "-" + (.spec.replicas|tostring)',
  '$__loc__',
  '.a as [$x] ?// $x | $x',
  `"multi
line"`,
  '@json',
  'if .a == "x" then "y" else null end',
  '.a | ascii_downcase | gsub("[^a-z]"; "-")',
  'walk(if type == "object" then del(.x) else . end)',
  'def a: 1; a',
  '.[] as {a: $a} | $a',
  'not',
  '-1',
  '.a and (.b | not)',
  'import "x" as x; .',
  'splits("a") | ascii | @uri',
  'tojson | fromjson',
  'map_values(.+1)',
  'any(.[]; .x)',
  'IN("a","b")',
  'with_entries(.value |= tostring)',
  'now | todate | strftime("%Y")',
  'pick(.a.b)',
  'have_decnum',
  'error',
  'ltrimstr("x") | tojson',
  'add(.[].a)',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'jq', text)).toEqual([])
})
