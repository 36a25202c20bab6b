import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { visit } from '../markdown/visit.ts'
import { descriptionText, descriptionTree, firstParagraph } from './description-tree.ts'

const html = (markdown: string) => toHtml(descriptionTree(markdown))

describe('HTML in a description', () => {
  test.each([
    [
      "<p>Retrieves the <code>Balance</code> of an <a href='/docs/x'>account</a>.</p>",
      '<p>Retrieves the <code>Balance</code> of an <a href="/docs/x">account</a>.</p>',
    ],
    ['One<br>two', '<p>One<br>two</p>'],
    ['A **b** <sub>c</sub>', '<p>A <strong>b</strong> <sub>c</sub></p>'],
    ['<ul><li>One</li></ul>\n\nA *b*', '<ul><li>One</li></ul>\n<p>A <em>b</em></p>'],
    ['<font color="red">A</font> <button onclick="x()">b</button>', '<p>A b</p>'],
    ['A <!-- note --> b', '<p>A  b</p>'],
    ['<p class="x" id="y" style="color: red">A</p>', '<p>A</p>'],
    ['<pre><code class="language-json other">{}</code></pre>', '<pre><code class="language-json">{}</code></pre>'],
    [
      '- [x] <b>A</b>',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled> <b>A</b></li>\n</ul>',
    ],
  ])('is shown: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  test.each([
    ['Bearer <token>', '<p>Bearer &#x3C;token></p>'],
    ['A List<Item> and a <title>', '<p>A List&#x3C;Item> and a &#x3C;title></p>'],
    ['<br> of <user_id>', '<p><br> of &#x3C;user_id></p>'],
  ])('is text if it is no element: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//x.example></SCRIPT>',
    '<style>* { display: none }</style>',
    '<iframe src="https://x.example"></iframe>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;ava\tscript:alert(1)">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<p onclick="alert(1)" style="position: fixed">A</p>',
    '<form action="https://x.example"><input name="password"></form>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<details ontoggle=alert(1) open>A</details>',
    '<base href="https://x.example"><meta http-equiv=refresh content=0>',
  ])('cannot run, load, or change anything: %s', (markdown) => {
    for (const source of [markdown, `Text ${markdown} text`]) {
      visit(fromHtml(html(source), { fragment: true }), 'element', ({ tagName, properties }) => {
        expect(tagName).toMatch(/^(?:a|details|img|p|table|tbody|tr|td)$/)
        expect(Object.keys(properties).filter((name) => !/^(?:href|open|src|title)$/.test(name))).toEqual([])
        expect(String(properties.href ?? properties.src ?? 'x')).toBe('x')
      })
    }
  })
})

test('text has a space between blocks', () => {
  const text = (markdown: string) => descriptionText(descriptionTree(markdown))
  expect(text('One<br>two')).toBe('One two')
  expect(text('<ul><li>One</li><li>two<sub>3</sub></li></ul>')).toBe('One two3')
  expect(text('See ![a chart](/a.png).')).toBe('See a chart.')
})

test('the first paragraph is the first with text', () => {
  const text = (markdown: string) => firstParagraph(descriptionTree(markdown))
  expect(descriptionText(text('<h2>A</h2><p></p><p>B <b>c</b></p><p>D</p>') as never)).toBe('B c')
  expect(text('<div>A</div>')).toBeUndefined()
})
