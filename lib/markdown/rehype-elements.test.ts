import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { keepWhole } from './rehype-elements.ts'

function kept(text: string): string {
  const code = h('code', text)
  keepWhole(code)
  return toHtml(code)
}

test('a name stays on one line, and so do options of a command', () => {
  expect(kept('client-secret')).toBe('<code class="fits">client-secret</code>')
  expect(kept('rm --force x')).toBe('<code>rm <span class="fits">--force</span> x</code>')
})

test('a list of signs stays on one line', () => {
  expect(kept('@ _ . + : \\ / - =')).toBe('<code class="whole">@ _ . + : \\ / - =</code>')
  expect(kept('a or b')).toBe('<code>a or b</code>')
})

test('a name that may be too long for a phone stays on one line on wider pages', () => {
  expect(kept('secret-scanning-alert-rule')).toBe('<code class="whole">secret-scanning-alert-rule</code>')
})

test('what has no hyphen, or would not fit on a line, breaks as usual', () => {
  expect(kept('blueprint')).toBe('<code>blueprint</code>')
  const long = 'secret-scanning-alert-rule-of-an-organization'
  expect(kept(long)).toBe(`<code>${long}</code>`)
})
