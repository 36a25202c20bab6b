import { expect, test } from 'vitest'
import { jsxDiagnostics, readJsx } from './jsx-form.ts'

test.each([
  '<b>Hello</b>',
  '() => <b />',
  'function A() { return <b /> }',
  'class A extends React.Component { render() { return <b /> } }',
  'function () { return <b /> }',
  'const a = 1\nrender(<b>{a}</b>)',
  '// A note\n<b />',
])('%s can be shown', (text) => {
  expect(jsxDiagnostics(text)).toEqual([])
})

test.each([
  ['', 1, 1, 'The sample is empty.'],
  ['// nothing', 1, 1, 'The sample renders nothing.'],
  ['const a = 1', 1, 1, 'The sample renders nothing.'],
  ['const a = 1\n  const b = 2', 2, 3, 'The sample has several statements, and none of them renders something.'],
  ['show()\nhide()', 2, 1, 'The sample has several statements, and none of them renders something.'],
  ['<b>\n</i>', 2, 1, 'Another element is open here: <b>.'],
  ['<b /><i />', 1, 6, 'Two elements are side by side without a parent.'],
  ['import a from "a"\nrender(a)', 1, 1, /imports or exports/],
])('%j cannot', (text, line, column, message) => {
  expect(jsxDiagnostics(text)).toMatchObject([
    { part: 'program', line, column, message: expect.stringMatching(message) },
  ])
})

test('a method called render is not the call', () => {
  expect(readJsx('class A { render() {} }').callsRender).toBe(false)
  expect(readJsx('render(<b />)').callsRender).toBe(true)
})
