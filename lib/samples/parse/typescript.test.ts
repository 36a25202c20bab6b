import { expect, test } from 'vitest'
import { engines, shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import { findSyntaxDiagnostics } from '../find-syntax-diagnostics.ts'

test('errors of TypeScript are reported at their place, in plain words', async () => {
  const texts = [
    'const x: = 1',
    'interface A { b: string c: number }',
    'type A = { b: string',
    'const x = y as',
    'enum A { b = }',
    'const el = <div>{x</div>',
    'function f(a: string b: number) {}',
  ]
  expect(await shownDiagnostics('typescript', texts)).toMatchInlineSnapshot(`
    "
    1: const x: = 1
                ^ This does not belong here.  Remove it, or add what must come before it.

    1: interface A { b: string c: number }
                              ^ “;” is missing here.  Add it.

    1: type A = { b: string
                ^ This “{” is never closed.  Add its “}”.

    1: const x = y as
                     ^ The sample ends where something must follow.  Complete it.

    1: enum A { b = }
                    ^ This does not belong here.  Remove it, or add what must come before it.

    1: const el = <div>{x</div>
                       ^ This “{” is never closed.  Add its “}”.

    1: function f(a: string b: number) {}
                           ^ “,” is missing here.  Add it.
    "
  `)
})

test.each([
  'const f = <T,>(x: T): x is NonNullable<T> => x as never',
  'type A<T> = T extends infer U ? { readonly [K in keyof U]?: U[K] } : never',
  'let x = <any>y',
  `enum E { A = "a" }
declare module "x" { export const y: number }`,
  'abstract class A<T> implements B { constructor(private readonly x: string) {} }',
  'const a = { b: 1 } satisfies C',
  'function f(this: X, a?: string, ...b: number[]): asserts a is string {}',
  `import type { A } from "b"
export type { A }`,
  'namespace N { export let x: unique symbol }',
  'const e = <A<string> b={c} />',
  'x!.y = `a${b as string}`',
  '@D() class X { @P() y!: string }',
  `function f(a: string): void
function f(a: any) {}`,
  'const x: A["b"][number] = y',
  'export = x',
  'let f: new () => A',
])('valid code has no errors: %j', async (text) => {
  expect(await findSyntaxDiagnostics(engines, 'typescript', text)).toEqual([])
})
