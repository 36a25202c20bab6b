import { expect, test } from 'vitest'
import { checkedPages, shown } from '../../tests/support/checked-pages.ts'
import { checkImageAlt } from './image-alt.ts'

const check = async (path: string, text: string) => checkImageAlt(await checkedPages({ [path]: text }))

test('images without alternative text are reported: after a token, by reference, and in MDX', async () => {
  const text = `{product} ![](/images/model.svg) and ![ ](/images/model.svg)

![][model] <img src="/images/model.svg" />

[model]: /images/model.svg
`
  expect(shown(await check('page.mdx', text), text)).toMatchInlineSnapshot(`
    "
    content/page.mdx:1:11  missing-alt
      The image /images/model.svg has no text for readers who cannot see it.  Write what it shows and why it matters: ![…](/images/model.svg).
        > 1 | {product} ![](/images/model.svg) and ![ ](/images/model.svg)
            |           ^
          2 | 

    content/page.mdx:1:38  missing-alt
      The image /images/model.svg has no text for readers who cannot see it.  Write what it shows and why it matters: ![…](/images/model.svg).
        > 1 | {product} ![](/images/model.svg) and ![ ](/images/model.svg)
            |                                      ^
          2 | 

    content/page.mdx:3:1  missing-alt
      The image /images/model.svg has no text for readers who cannot see it.  Write what it shows and why it matters: ![…](/images/model.svg).
          2 | 
        > 3 | ![][model] <img src="/images/model.svg" />
            | ^
          4 | 

    content/page.mdx:3:12  missing-alt
      The image /images/model.svg has no text for readers who cannot see it.  Write what it shows and why it matters: ![…](/images/model.svg).
          2 | 
        > 3 | ![][model] <img src="/images/model.svg" />
            |            ^
          4 | 
    "
  `)
})

test.each([
  ['page.md', '![The model](/images/model.svg)\n\n![The model][model]\n\n[model]: /images/model.svg\n'],
  ['page.mdx', '<Figure src="/images/model.svg" alt="The model" />'],
  ['page.mdx', '<Video src="/images/tour.mp4" title="Tour" />'],
  ['page.mdx', 'Decoration: <img src="/images/model.svg" alt="" />'],
])('images with alternative text, and decorative ones: %s %s', async (path, text) => {
  expect(await check(path, text)).toEqual([])
})
