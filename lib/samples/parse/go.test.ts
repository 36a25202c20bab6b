import { beforeAll, expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

beforeAll(() => engines.go(''), 60_000)

test('errors of Go are reported at their place, in plain words', async () => {
  const texts = [
    `package main

func main() {
	if x {
		y()
}`,
    `x := foo(1,
  2
)`,
    'fmt.Println("hi)',
    `package main

func main() {
	if x {
	}
	else {
	}
}`,
    `package main

func main()
{
}`,
    'import fmt',
    'x :=',
    `req, err := http.NewRequest("POST", url, nil
if err != nil {
}`,
    `import "fmt"

fmt.Println("é" 5)`,
    "x := 'abc'",
    'x := `a',
    '}',
    'a b',
    'x := "\\q"',
    'x = @y',
    `for i := 0; i < 3; i++ 
{
}`,
  ]
  expect(await shownDiagnostics('go', texts)).toMatchInlineSnapshot(`
    "
    4:  if x {
             ^ This “{” is never closed.  Add its “}”.

    2:   2
          ^ A comma is missing at the end of this line.  Go needs one after the last item, too, when the bracket closes on its own line.

    1: fmt.Println("hi)
                   ^ This string is never closed.  Add its closing quote; a string of several lines goes in backticks.

    6:  else {
        ^ No statement starts with “else”.  Put “else” on the line of the closing brace.

    4: {
       ^ “{” is on its own line.  Move it to the end of the line above.

    1: import fmt
              ^ An import path goes in double quotes.  Write import "fmt".

    1: x :=
           ^ A value is missing here.  Add it.

    1: req, err := http.NewRequest("POST", url, nil
                                  ^ This “(” is never closed.  Add its “)”.

    3: fmt.Println("é" 5)
                       ^ A comma is missing here.  Add it.

    1: x := 'abc'
            ^ Single quotes can contain only one character.  Put a string in double quotes.

    1: x := \`a
            ^ This string is never closed.  Add its closing quote; a string of several lines goes in backticks.

    1: }
       ^ “}” closes nothing.  Remove it.

    1: a b
         ^ Something is missing before “b”: an operator or a line break.  Correct the line.

    1: x := "\\q"
              ^ This “\\” starts an escape that Go does not have.  Write “\\\\”, or put the string in backticks.

    1: x = @y
           ^ “@” has no meaning in Go.  Remove it, or put it in a string.

    1: for i := 0; i < 3; i++ 
                              ^ “{” is missing at the end of this line.  Add it.
    "
  `)
})

test.each([
  `package main

import (
	"fmt"
	x "a/b"
)

type S[T any] struct {
	A T \`json:"a"\`
}

func (s *S[T]) F(a ...int) (b int, err error) {
	defer func() { recover() }()
	go f()
	select {
	case <-c:
	default:
	}
	return
}`,
  `resp, err := http.Get("x")
if err != nil {
	return err
}
defer resp.Body.Close()`,
  `import "fmt"

fmt.Println("x")`,
  `import (
	"a"
	b "c"
)

x := 1`,
  `func f() {}

type A = B`,
  `// c
var x = map[string]any{
	"a": []int{1, 2},
}`,
  `for i := range 10 {
}`,
  `x := \`a
"b" {\``,
  `switch v := x.(type) {
case int, string:
	f(v)
}`,
  `const (
	A = iota
	B
)`,
  '// only a comment',
  `f := func(x int) error { return nil }
_ = f`,
  'x.y = 1',
  'return nil',
  `type X interface {
	~int | ~string
}`,
  `/* c */
package x`,
  'req.Header.Set("A", "b")',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'go', text)).toEqual([])
})
