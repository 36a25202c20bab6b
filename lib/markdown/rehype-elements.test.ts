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
  expect(kept('client-secret')).toBe('<code class="whole">client-secret</code>')
  expect(kept('rm --force x')).toBe('<code>rm <span class="whole">--force</span> x</code>')
})

test('what has no hyphen, or would not fit on a phone, breaks as usual', () => {
  expect(kept('blueprint')).toBe('<code>blueprint</code>')
  const long = 'secret-scanning-alert-of-an-organization'
  expect(kept(long)).toBe(`<code>${long}</code>`)
})
