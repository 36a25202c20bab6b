import { expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

test('Cards', async () => {
  const text = `<Cards>
<Card title="Blueprints & more" href="/a#b" icon="search">One *sentence*.</Card>
<Card title="Elsewhere" href="https://example.com">

A paragraph.

</Card>
</Cards>`
  expect(await componentHtml(text)).toMatchInlineSnapshot(`
    "
    <ul class="cards">
    <li>
    <div class="card"><svg…><a href="/a/#b" class="card-title">Blueprints &#x26; more</a>
    <div class="card-text">One <em>sentence</em>.</div></div></li>
    <li>
    <div class="card"><a href="https://example.com" class="card-title" target="_blank" rel="noopener">Elsewhere</a>
    <div class="card-text"><p>A paragraph.</p></div></div></li></ul>
    "
  `)
})

test('the Markdown version', async () => {
  const text =
    '<Cards>\n<Card title="Define blueprints" href="/build" icon="blueprint">One sentence.</Card>\n<Card title="Other" href="/build#x">\n\nTwo. With [link](/a).\n\n</Card>\n</Cards>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    - [Define blueprints](https://docs.example/build/): One sentence.
    - [Other](https://docs.example/build/#x): Two. With [link](https://docs.example/a/).
    "
  `)
})
