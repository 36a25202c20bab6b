import { expect, test } from 'vitest'
import { checkedPages, shown } from '../../tests/support/checked-pages.ts'
import { checkHeadingLevels } from './heading-levels.ts'

const check = async (text: string) => checkHeadingLevels(await checkedPages({ 'page.mdx': text }))

test('a skipped level below a heading, at the start, and in a list', async () => {
  const text = '### Start\n\n## One\n\n#### Two\n\nText\n\n- ###### Three\n'
  expect(shown(await check(text), text)).toMatchInlineSnapshot(`
    "
    content/page.mdx:1:1  heading-level (warning)
      A heading of level 3 follows the page title.  Make it level 2, or add a heading of each level in between.
        > 1 | ### Start
            | ^
          2 | 

    content/page.mdx:5:1  heading-level (warning)
      A heading of level 4 follows one of level 2.  Make it level 3, or add a heading of each level in between.
          4 | 
        > 5 | #### Two
            | ^
          6 | 

    content/page.mdx:9:3  heading-level (warning)
      A heading of level 6 follows one of level 4.  Make it level 5, or add a heading of each level in between.
           8 | 
        >  9 | - ###### Three
             |   ^
          10 | 
    "
  `)
})

test('a step counts as a heading of its level', async () => {
  const text = '<Steps>\n\n  <Step title="First">\n\n  ##### Detail\n\n  </Step>\n\n</Steps>\n'
  expect(shown(await check(text), text)).toMatchInlineSnapshot(`
    "
    content/page.mdx:3:3  heading-level (warning)
      A heading of level 3 follows the page title.  Make it level 2, or add a heading of each level in between.
          2 | 
        > 3 |   <Step title="First">
            |   ^
          4 | 

    content/page.mdx:5:3  heading-level (warning)
      A heading of level 5 follows one of level 3.  Make it level 4, or add a heading of each level in between.
          4 | 
        > 5 |   ##### Detail
            |   ^
          6 | 
    "
  `)
})

test('a step with an invalid level is only reported as an invalid property', async () => {
  expect(await check('## One\n\n<Steps>\n\n<Step title="First" level="6">\n\n</Step>\n\n</Steps>\n')).toEqual([])
})

test.each([
  '## One\n\n### Two\n\n#### Three\n\n## Four\n\n### Five\n',
  '## One\n\n<Steps>\n\n<Step title="First">\n\n#### Detail\n\n</Step>\n\n</Steps>\n',
  '## One\n\n### Two\n\n<Steps>\n\n<Step title="First" level="4">\n\nText\n\n</Step>\n\n</Steps>\n',
  '```text\n#### No heading\n```\n',
  'No heading at all.\n',
])('consecutive levels: %j', async (text) => {
  expect(await check(text)).toEqual([])
})
