import { expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

test('Hero', async () => {
  const text = `<Hero eyebrow="Docs" title="The claim" primary="Start" primaryHref="/start" secondary="API" secondaryHref="/api">

What it is.

<Figure src="/images/model.svg" alt="The model" inline />

</Hero>`
  expect(await componentHtml(text)).toMatchInlineSnapshot(`
    "
    <section class="hero">
    <div class="hero-copy"><p class="eyebrow">Docs</p><h1>The claim</h1>
    <div class="hero-text"><p>What it is.</p></div><p class="hero-actions"><a href="/start/" class="button is-primary">Start</a><a href="/api/" class="button">API</a></p></div>
    <div class="hero-picture"><figure class="figure">
    <div role="img" aria-label="The model"><svg viewBox="0 0 24 12"><path d="M0 6h24"/></svg></div></figure></div></section>
    "
  `)
})

test('the Markdown version', async () => {
  const text =
    '<Hero eyebrow="Docs" title="The claim" primary="Start" primaryHref="/a/b">\n\nSome text.\n\n<Figure src="/images/model.svg" alt="A model" inline />\n\n</Hero>'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    ## The claim

    Some text.

    [Start](https://docs.example/a/b/)

    ![A model](https://docs.example/images/model.svg)
    "
  `)
})
