import { expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

test('Details', async () => {
  const text = '<Details summary="Full response" open>\n\nText\n\n</Details>\n\n<Details summary="Closed">x</Details>'
  expect(await componentHtml(text)).toMatchInlineSnapshot(`
    "
    <div class="fold"><details class="details" open>
    <summary>Full response</summary>
    <div><p>Text</p></div></details></div>
    <div class="fold"><details class="details">
    <summary>Closed</summary>
    <div>x</div></details></div>
    "
  `)
})

test('the row of a sample says what is in it', async () => {
  const text =
    '<Details summary="Show it">\n\n```json\n{\n  "a": 1\n}\n```\n\n</Details>\n\n<Details summary="Text">\n\nOnly text.\n\n</Details>'
  const html = await componentHtml(text)
  expect([...html.matchAll(/<summary[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<summary data-code="JSON, 3 lines">',
    '<summary>',
  ])
})

test('the Markdown version', async () => {
  const text = '<Details summary="Full response">\n\nSome **details**.\n\n</Details>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    **Full response**

    Some **details**.
    "
  `)
})
