import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { useId } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineView, type RenderResources } from '#components/mdx/component.ts'
import { renderView } from './render-view.ts'

const about = { description: 'A part.', example: '<Part />', props: z.object({ title: z.string() }) }
const children = (fromHtml('<p>One <b>two</b></p>', { fragment: true }) as Root).children as never
const render = (view: Parameters<typeof defineView<typeof about.props>>[0]['view'], content = children) =>
  toHtml(renderView(defineView({ ...about, view }), 'part')({ title: 'A < B' }, content, {} as RenderResources))

test('a view becomes HTML with the content of the tag, and its element names the script', () => {
  const html = render(({ title, children: content }) => (
    <section id={useId()} className="part">
      {title}
      {content}
    </section>
  ))
  expect(html).toMatch(
    /^<section id="[^"]+" class="part" data-component="part">A &#x3C; B<p>One <b>two<\/b><\/p><\/section>$/,
  )
})

test('the content can be anywhere, even inside a table', () => {
  const cells = [h('td', '1')] as never
  expect(
    render(
      ({ children: content }) => (
        <table>
          <tbody>
            <tr>{content}</tr>
          </tbody>
        </table>
      ),
      cells,
    ),
  ).toBe('<table data-component="part"><tbody><tr><td>1</td></tr></tbody></table>')
})

test('what is not one element gets one', () => {
  expect(render(({ title }) => title)).toBe('<div data-component="part">A &#x3C; B</div>')
  expect(render(() => null)).toBe('<div data-component="part"></div>')
})
