import { beforeAll, expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

beforeAll(() => engines.python(''), 60_000)

test('errors of Python are reported at their place, in plain words', async () => {
  const texts = [
    `def f()
  return 1`,
    'while True print(1)',
    `if x:
print(1)`,
    `x = foo(
  a,
  b
print(1)`,
    `def f():
    a = 1
      b = 2`,
    `def f():
    a = 1
  b = 2`,
    'print("a)',
    "x = '''a",
    'd = {"a": 1 "b": 2}',
    'print "x"',
    `if x = 1:
  pass`,
    'x = 1)',
    'f"{a"',
    `else:
  pass`,
    `try:
  a()`,
    'x = {"a": 1, "b"}',
    'a = true && false',
    'x = 01',
    'x = $HOME',
    'é = "x" 5',
    'x = [1, 2)',
    'f(a=1, 2)',
    '"a" = 1',
    'import',
  ]
  expect(await shownDiagnostics('python', texts)).toMatchInlineSnapshot(`
    "
    1: def f()
              ^ A “:” is missing at the end of this line.  Add it.

    1: while True print(1)
                 ^ A “:” is missing here.  Add it.

    2: print(1)
       ^ The block of the if statement must be indented.  Indent the line by four spaces.

    1: x = foo(
              ^ This “(” is never closed.  Add its “)”.

    3:       b = 2
             ^ This line is indented further than its block.  Align it with the line above.

    3:   b = 2
         ^ The indentation of this line does not match any block above.  Align it with the block that it belongs to.

    1: print("a)
             ^ This string is never closed.  Add its closing quote.

    1: x = '''a
           ^ This string is never closed.  Add its closing quote.

    1: d = {"a": 1 "b": 2}
                  ^ A comma is missing here.  Put “,” between two values.

    1: print "x"
             ^ Two statements are on one line.  Add the operator or the line break that is missing; “print” needs parentheses.

    1: if x = 1:
            ^ A condition compares with “==”; “=” assigns.  Write “==”.

    1: x = 1)
            ^ “)” closes nothing.  Remove it.

    1: f"{a"
           ^ A “{” of this f-string is never closed.  Add its “}”, or write “{{” for a brace.

    1: else:
       ^ This does not belong here.  Remove it, or add what it belongs to.

    2:   a()
            ^ A “try” has neither “except” nor “finally”.  Add one of the two.

    1: x = {"a": 1, "b"}
                       ^ A “:” is missing here.  Add it.

    1: a = true && false
                 ^ A value is missing here.  Add it.

    1: x = 01
           ^ A number cannot start with zero.  Remove the zero, or put the digits in a string.

    1: x = $HOME
           ^ “$” has no meaning in Python.  Remove it, or put it in a string.

    1: é = "x" 5
               ^ Two statements are on one line.  Add the operator or the line break that is missing; “print” needs parentheses.

    1: x = [1, 2)
                ^ “)” does not close the “[” of line 1 of the sample.  Write “]”.

    1: f(a=1, 2)
              ^ A value without a name comes after one with a name.  Move it to the front.

    1: "a" = 1
       ^ Nothing can be assigned to this.  Put a name on the left of “=”, and compare with “==”.

    1: import
             ^ A name is missing after “import”.  Add it.
    "
  `)
})

test.each([
  'x = f"{a!r:>{w}} {d["k"]} {{}}"',
  `def f[T](a: T, /, *, b=1, **c) -> list[T]:
    return [y async for y in z]`,
  `match x:
    case {"a": [1, *r]} if r:
        pass
    case _:
        ...`,
  `with (open("a") as b, open("c") as d):
    pass`,
  `@a.b(c)
class X(Y, metaclass=Z):
    x: int = 1`,
  'if (n := len(a)) > 1: print(n)',
  `x = """a
"b"
"""
y = r'\\d' "x" if 0 else (
  1,
)`,
  'return x',
  'await y',
  `async def f():
    async with a as b:
        yield c`,
  `print(*a, sep="")
lambda *a, **k: (a, k)`,
  `try:
    pass
except* E as e:
    raise X from e
finally:
    pass`,
  'type A = list[int]',
  'x = 1_000 + 0xff + 1e3j',
  '# only',
  `for x in a: pass
else: pass`,
  `def f():
	return 1`,
  'x: dict[str, int] = {**a, "b": 1}',
  'x = a if b else c',
  'class A: ...',
  'print(f"{x = } {y:%Y-%m-%d}")',
  `if x:
  a = 1

  # c
# d
  b = 2`,
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'python', text)).toEqual([])
})
