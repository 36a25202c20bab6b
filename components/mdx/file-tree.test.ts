import { expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

test('FileTree', async () => {
  const text = '<FileTree>\n\n- content/\n  - index.mdx\n  - **new.md** is new\n- empty/\n- package.json\n\n</FileTree>'
  expect(await componentHtml(text)).toMatchInlineSnapshot(`
    "
    <div class="file-tree">
    <ul>
    <li><span><svg…>content/

    </span>
    <ul>
    <li><span><svg…>index.mdx</span></li>
    <li><span><svg…><strong>new.md</strong> is new</span></li></ul></li>
    <li><span><svg…>empty/</span></li>
    <li><span><svg…>package.json</span></li></ul></div>
    "
  `)
})

test('the Markdown version', async () => {
  const text = '<FileTree>\n\n- content/\n  - index.mdx\n\n- package.json\n\n</FileTree>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    - content/
      - index.mdx
    - package.json
    "
  `)
})
