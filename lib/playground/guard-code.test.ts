import { expect, test } from 'vitest'
import { guardCode } from './guard-code.ts'

test.each([
  ['while (true) f()', 'while (true) {g();f()}'],
  ['for (;;) {}', 'for (;;) {g();}'],
  ['do x++; while (true)', 'do {g();x++;} while (true)'],
  ['for (const a of b) for (const c in d) e()', 'for (const a of b) {g();for (const c in d) {g();e()}}'],
  ['const f = () => 1', 'const f = () => (g(),(1))'],
  ['const f = () => ({ a: 1 })', 'const f = () => ((g(),({ a: 1 })))'],
  ['const f = (a) => (b) => a + b', 'const f = (a) => (g(),((b) => (g(),(a + b))))'],
  ['() => <b>{list.map((x) => <i>{x}</i>)}</b>', '() => (g(),(<b>{list.map((x) => (g(),(<i>{x}</i>)))}</b>))'],
  [
    'class A { b() { return 1 } #c() {} static d = () => 2 }',
    'class A { b() {g(); return 1 } #c() {g();} static d = () => (g(),(2)) }',
  ],
  ['async function* a() { yield 1 }', 'async function* a() {g(); yield 1 }'],
  ['function () { return <b /> }', 'function () {g(); return <b /> }'],
  ['<b onClick={function () {}} />', '<b onClick={function () {g();}} />'],
  ['outer: while (a) while (b) continue outer', 'outer: while (a) {g();while (b) {g();continue outer}}'],
])('%s', (code, guarded) => {
  expect(guardCode(code, 'g')).toBe(guarded)
})

test('lines keep their numbers', () => {
  const code = 'function A() {\n  return [1].map((x) =>\n    x\n  )\n}\nrender(<A />)'
  expect(guardCode(code, 'g').split('\n')).toHaveLength(code.split('\n').length)
})

test('every loop ends once the guard throws', () => {
  const endless = [
    'while (true);',
    'for (;;) { try { for (;;); } catch {} }',
    'do {} while (true)',
    'const f = () => f(); f()',
    'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) } fib(80)',
    'for (;;) { try { throw 1 } catch { continue } finally { continue } }',
  ]
  for (const code of endless) {
    let calls = 0
    const guard = () => {
      calls += 1
      if (calls > 1000) throw new Error('stopped')
    }
    expect(() => new Function('guard', guardCode(code, 'guard'))(guard), code).toThrow('stopped')
  }
})
