import { expect, test } from 'vitest'
import { fillPlaygrounds } from './fill-playgrounds.ts'

const figure = (code: string, language: string, title?: string) => `[${title} ${language} ${code}]`
const empty = (line: number) => `<div class="playground-result" data-for="${line}"></div>`

test('each playground receives its own result, with notes as text', () => {
  const results = new Map([
    [3, { text: '1', summary: '', diagnostics: [], notes: [] }],
    [9, { text: '"$&"', summary: '', diagnostics: [], notes: ['a < b'] }],
  ])
  expect(fillPlaygrounds(`${empty(9)}<p>x</p>${empty(3)}`, results, figure)).toBe(
    '<div class="playground-result">[Result json "$&"]<ul class="playground-notes"><li>a &#x3C; b</li></ul></div>' +
      '<p>x</p><div class="playground-result">[Result json 1]</div>',
  )
})

test('a result that is not JSON names its language', () => {
  const results = new Map([[1, { text: '▢▢', language: 'text', summary: '', diagnostics: [], notes: [] }]])
  expect(fillPlaygrounds(empty(1), results, figure)).toContain('[Result text ▢▢]')
})

test('a playground without a result, as in a page with errors, stays empty', () => {
  expect(fillPlaygrounds(empty(1), undefined, figure)).toBe('<div class="playground-result">[Result json ]</div>')
})
