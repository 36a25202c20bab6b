import { expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

test('errors of JSON are reported at their place, in plain words', async () => {
  const texts = [
    `{
  "a": 1,
}`,
    `{
  "a": 1
  "b": 2
}`,
    "{'a': 1}",
    '{a: 1}',
    '{"a": True}',
    '{"a": None}',
    '{"a": }',
    '{"a" 1}',
    '{"a" = 1}',
    `[1, 2,
]`,
    '[1 2]',
    `{
  "a": {
    "b": 1
  ,
  "c": 2
}`,
    '{"a": [1, 2}',
    '[1, 2)',
    '{"a": 1}}',
    `// c
{}`,
    '{"a": 1 /* c */}',
    `{"a": "x
}`,
    '{"a": "é\\q"}',
    '{"a": "\\u12"}',
    '{"a": "x	y"}',
    '{"a": 01}',
    '{"a": .5}',
    `{}
{}`,
    `{"a": 1,
 "b": 2,
 "a": 3}`,
    `{
  "a": 1,
  ...
}`,
    '{"a": “x”}',
    '{"a": "x"y"}',
    '{"a": <id>}',
    `{"a": 1,
 "b": tru,
 "c": 'x'}`,
    `{"a": True,
 "b": False}`,
    `{
  a: 1,
  b: None
}`,
  ]
  expect(await shownDiagnostics('json', texts)).toMatchInlineSnapshot(`
    "
    2:   "a": 1,
               ^ There is a comma before the closing “}”.  Remove it: JSON does not allow a comma after the last item.

    2:   "a": 1
               ^ A comma is missing here.  Put “,” between two values.

    1: {'a': 1}
        ^ JSON has no single quotes.  Put strings and keys in double quotes.

    1: {a: 1}
        ^ The key “a” has no quotes.  Write "a".

    1: {"a": True}
             ^ “True” is not a JSON value.  Write true.

    1: {"a": None}
             ^ “None” is not a JSON value.  Write null.

    1: {"a": }
             ^ A value is missing here.  Write one, or null.

    1: {"a" 1}
            ^ A key needs “:” before its value.  Write "key": value.

    1: {"a" = 1}
            ^ A key needs “:” before its value.  Write "key": value.

    1: [1, 2,
            ^ There is a comma before the closing “]”.  Remove it: JSON does not allow a comma after the last item.

    1: [1 2]
         ^ A comma is missing here.  Put “,” between two values.

    2:   "a": {
              ^ This “{” is never closed.  Add its “}”.

    1: {"a": [1, 2}
             ^ This “[” is never closed.  Add its “]”.

    1: [1, 2)
            ^ “)” does not close the “[” of line 1 of the sample.  Write “]”.

    1: {"a": 1}}
               ^ “}” closes nothing.  Remove it.

    1: // c
       ^ JSON has no comments.  Say it in the text of the page.

    1: {"a": 1 /* c */}
               ^ JSON has no comments.  Say it in the text of the page.

    1: {"a": "x
             ^ This string is not closed on its line.  Add the closing quote, and write a line break in a string as “\\n”.

    1: {"a": "é\\q"}
               ^ This “\\” starts an escape that JSON does not have.  Write “\\\\” for a backslash.

    1: {"a": "\\u12"}
              ^ “\\u” must be followed by four hexadecimal digits.  Write, for example, “\\u00e9”, or the character itself.

    1: {"a": "x y"}
               ^ A string contains a tab or another control character.  Write a tab as “\\t”.

    1: {"a": 01}
             ^ This is not a JSON number.  Write it as 12, -1.5 or 2e3, without leading zeros, or as a string in double quotes.

    1: {"a": .5}
             ^ “.5” is neither a number nor true, false, null, or a string.  Put a string in double quotes.

    2: {}
       ^ Something follows the end of the JSON value.  A JSON block contains one value: remove a bracket that closes too much, or use a block for each value.

    3:  "a": 3}
        ^ The key “a” appears twice in this object, first on line 1 of the sample.  Keep one of the two.

    3:   ...
         ^ “...” is not JSON.  Write the values in full, or leave them out.

    1: {"a": “x”}
             ^ JSON has no curly quotes.  Type straight double quotes.

    1: {"a": "x"y"}
                ^ The string before this ends at its second quote.  Write a quote within a string as “\\"”.

    1: {"a": <id>}
             ^ “<id>” is neither a number nor true, false, null, or a string.  Put a string in double quotes.

    2:  "b": tru,
             ^ “tru” is neither a number nor true, false, null, or a string.  Put a string in double quotes.

    1: {"a": True,
             ^ “True” is not a JSON value.  Write true.
    2:  "b": False}
             ^ “False” is not a JSON value.  Write false.

    2:   a: 1,
         ^ The key “a” has no quotes.  Write "a".
    3:   b: None
         ^ The key “b” has no quotes.  Write "b".
    "
  `)
})

test.each([
  '{}',
  '[1, 2.5e-3, true, null, "a\\u00e9\\n"]',
  '"text"',
  '42',
  '{"a": {"b": [{"a": 1}, {"a": 2}]}}',
  `

{"x": "// no comment", "y": "{[("}`,
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'json', text)).toEqual([])
})
