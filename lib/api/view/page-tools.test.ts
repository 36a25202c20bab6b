import { expect, test } from 'vitest'
import { descriptionHtml } from './page-tools.ts'

test('Markdown becomes HTML with published URLs', () => {
  expect(descriptionHtml('A `run` of an [action](/actions#x).')).toBe(
    '<p>A <code>run</code> of an <a href="/actions/#x">action</a>.</p>',
  )
  expect(descriptionHtml('| a |\n|---|\n| b |')).toContain('<table>')
  expect(descriptionHtml(' ')).toBe('')
})

test('HTML is shown like Markdown, without scripts', () => {
  expect(
    descriptionHtml("<p>Retrieves the <code>Balance</code> of an <a href='/docs/x'>account</a>.</p>\n\n<h2>More</h2>"),
  ).toBe(
    '<p>Retrieves the <code>Balance</code> of an <a href="/docs/x/">account</a>.</p>\n<p><strong>More</strong></p>',
  )
  const html = descriptionHtml(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) **b**',
  )
  expect(html).not.toMatch(/<script|onerror|javascript:/)
  expect(html).toContain('<img src="x" loading="lazy" decoding="async">')
  expect(html).toContain('<strong>b</strong>')
})

test('headings become paragraphs, because the page has its own', () => {
  expect(descriptionHtml('## Order *here*')).toBe('<p><strong>Order <em>here</em></strong></p>')
})

test('nothing in a description can execute', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[b](JAVASCRIPT:alert(1))',
    '[c](<java\tscript:alert(1)>)',
    '[d](data:text/html,x)',
    '![e](javascript:alert(1))',
    '[f](vbscript:x)',
  ].join('\n\n')
  const html = descriptionHtml(hostile)
  expect(html).not.toMatch(/<script|onerror|script:|data:/i)
})

test('web, email, and fragment URLs are unchanged', () => {
  const html = descriptionHtml('[a](https://a.example/b:c) [b](mailto:a@b.example) [c](#d) [e](f/g:h) [i](?a=b:c)')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://a.example/b:c',
    'mailto:a@b.example',
    '#d',
    'f/g:h',
    '?a=b:c',
  ])
})

test('code blocks are rendered as on other pages', () => {
  const code = (text: string, language: string) => `<figure>${language}: ${text}</figure>`
  expect(descriptionHtml('```json\n{ "a": "<b>" }\n```', code)).toBe('<figure>json: { "a": "<b>" }</figure>')
  expect(descriptionHtml('    plain', code)).toBe('<figure>: plain</figure>')
  expect(descriptionHtml('<pre><code class="language-json">{ "a": 1 }</code></pre>', code)).toBe(
    '<figure>json: { "a": 1 }</figure>',
  )
})
