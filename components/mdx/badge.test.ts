import { expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

test('Badge', async () => {
  expect(
    await componentHtml('Needs <Badge variant="warning">Admin</Badge> or <Badge>any role</Badge>'),
  ).toMatchInlineSnapshot(`
    "
    <p>Needs <span class="badge" data-variant="warning">Admin</span> or <span class="badge" data-variant="neutral">any role</span></p>
    "
  `)
})

test('the Markdown version', async () => {
  const text = 'Needs <Badge variant="warning">Admin</Badge>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    Needs **Admin**
    "
  `)
})
