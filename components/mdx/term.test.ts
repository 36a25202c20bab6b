import { describe, expect, test } from 'vitest'
import { componentHtml, componentMarkdown, componentPage, idsIn } from '../../tests/support/component-page.ts'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

describe('Term', () => {
  test('is a button that opens its definition', async () => {
    expect(
      await componentHtml('A <Term id="blueprint">blueprint</Term> has an <Term id="entity">entity</Term>.'),
    ).toMatchInlineSnapshot(`
      "
      <p>A <span class="term-host">
      <button type="button" class="term" popovertarget="term-blueprint" data-term="blueprint">blueprint</button><span id="term-blueprint" popover="auto" class="term-card" role="note"><strong>Blueprint</strong> The data model of one kind of thing. <a href="/blueprints/">Read more</a></span></span> has an <span class="term-host">
      <button type="button" class="term" popovertarget="term-entity" data-term="entity">entity</button><span id="term-entity" popover="auto" class="term-card" role="note"><strong>Entity</strong> One thing &#x3C;in> the catalog.</span></span>.</p>
      "
    `)
  })

  test('can be on a page several times: each opens its own definition', async () => {
    const { html } = await componentPage(
      '<Term id="entity">a</Term> <Term id="blueprint">b</Term> <Term id="entity">c</Term>\n\n<Term id="entity">d</Term>',
    )
    const targets = [...html.matchAll(/ popovertarget="([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toHaveLength(4)
    expect(new Set(targets).size).toBe(4)
    expect(idsIn(html)).toEqual(targets)
  })
})

test('the Markdown version', async () => {
  const text = '<Term id="blueprint">Blueprints</Term> contain <Term id="entity">entities</Term>.'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    Blueprints contain entities.
    "
  `)
})

test('an unknown term, after a token', async () => {
  expect(await pageDiagnostics('mdx', 'In {product} a <Term id="bluprint">x</Term>')).toMatchInlineSnapshot(`
    "
    page.mdx:1:22  unknown-term
      “bluprint” is not in content/glossary.yaml.  Did you mean “blueprint”?
        > 1 | In {product} a <Term id="bluprint">x</Term>
            |                      ^
    "
  `)
})
