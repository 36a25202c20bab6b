import { describe, expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

describe('Figure', () => {
  test('is an image with its size', async () => {
    expect(
      await componentHtml('<Figure src="/images/entity-page.png" alt="The page" caption="A caption" />'),
    ).toMatchInlineSnapshot(`
      "
      <figure class="figure"><img src="/images/entity-page.png" alt="The page" width="1200" height="800" loading="eager" fetchpriority="high" decoding="async">
      <figcaption>A caption</figcaption></figure>
      "
    `)
  })

  test('inlines an SVG, so it follows the theme', async () => {
    expect(await componentHtml('<Figure src="/images/model.svg" alt="The model" inline />')).toMatchInlineSnapshot(`
      "
      <figure class="figure">
      <div role="img" aria-label="The model"><svg viewBox="0 0 24 12"><path d="M0 6h24"/></svg></div></figure>
      "
    `)
  })
})

test('the Markdown version', async () => {
  const text =
    '<Figure src="/images/entity-page.png" alt="The page" caption="A caption" />\n\n<Figure src="/images/model.svg" alt="The model" inline caption="Its parts" />'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    ![The page](https://docs.example/images/entity-page.png)

    _A caption_

    ![The model](https://docs.example/images/model.svg)

    _Its parts_
    "
  `)
})
