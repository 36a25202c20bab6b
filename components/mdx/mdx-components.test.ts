import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { mdxComponents } from './mdx-components.ts'

const compile = createTestCompiler()

async function page(text: string) {
  const compiled = await compile({ file: 'page.mdx', text })
  expect(compiled.diagnostics).toEqual([])
  return compiled
}

/** A page's HTML, one element a line where that helps the eye; the drawing of icons is left out. */
async function html(text: string): Promise<string> {
  const { html } = await page(text)
  return `\n${html.replaceAll(/<svg [^>]*class="icon".*?<\/svg>/g, '<svg…>').replaceAll(/(?<!^|\n)<(div|ul|ol|li|section|form|button|figcaption|summary)\b/g, '\n<$1')}\n`
}

function ids(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string)
}

test('every component documents itself with an example that uses it', () => {
  for (const [name, { description, example }] of Object.entries(mdxComponents)) {
    expect(description).toMatch(/^[A-Z].*\.$/s)
    expect(example).toContain(`<${name}`)
  }
})

test('every property documents itself', () => {
  for (const { props } of Object.values(mdxComponents)) {
    for (const schema of Object.values(props.shape)) expect(schema.meta()?.description).toMatch(/\w/)
  }
})

test('Badge', async () => {
  expect(await html('Needs <Badge variant="warning">Admin</Badge> or <Badge>any role</Badge>')).toMatchInlineSnapshot(`
    "
    <p>Needs <span class="badge" data-variant="warning">Admin</span> or <span class="badge" data-variant="neutral">any role</span></p>
    "
  `)
})

test('Cards', async () => {
  const text = `<Cards>
<Card title="Blueprints & more" href="/a#b" icon="search">One *sentence*.</Card>
<Card title="Elsewhere" href="https://example.com">

A paragraph.

</Card>
</Cards>`
  expect(await html(text)).toMatchInlineSnapshot(`
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

test('Details', async () => {
  const text = '<Details summary="Full response" open>\n\nText\n\n</Details>\n\n<Details summary="Closed">x</Details>'
  expect(await html(text)).toMatchInlineSnapshot(`
    "
    <details class="details" open>
    <summary>Full response</summary>
    <div><p>Text</p></div></details>
    <details class="details">
    <summary>Closed</summary>
    <div>x</div></details>
    "
  `)
})

describe('Figure', () => {
  test('is an image with its size', async () => {
    expect(
      await html('<Figure src="/images/entity-page.png" alt="The page" caption="A caption" />'),
    ).toMatchInlineSnapshot(`
      "
      <figure class="figure"><img src="/images/entity-page.png" alt="The page" width="1200" height="800" loading="eager" fetchpriority="high" decoding="async">
      <figcaption>A caption</figcaption></figure>
      "
    `)
  })

  test('puts an SVG into the page, so that it follows the theme', async () => {
    expect(await html('<Figure src="/images/model.svg" alt="The model" inline />')).toMatchInlineSnapshot(`
      "
      <figure class="figure">
      <div role="img" aria-label="The model"><svg viewBox="0 0 24 12"><path d="M0 6h24"/></svg></div></figure>
      "
    `)
  })
})

test('FileTree', async () => {
  const text = '<FileTree>\n\n- content/\n  - index.mdx\n  - **new.md** is new\n- empty/\n- package.json\n\n</FileTree>'
  expect(await html(text)).toMatchInlineSnapshot(`
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

test('Hero', async () => {
  const text = `<Hero eyebrow="Docs" title="The claim" primary="Start" primaryHref="/start" secondary="API" secondaryHref="/api">

What it is.

<Figure src="/images/model.svg" alt="The model" inline />

</Hero>`
  expect(await html(text)).toMatchInlineSnapshot(`
    "
    <section class="hero">
    <div class="hero-copy"><p class="eyebrow">Docs</p><h1>The claim</h1>
    <div class="hero-text"><p>What it is.</p></div>
    <form action="/search/" role="search" aria-label="Documentation" class="hero-search"><svg…><input type="search" name="q" aria-label="Search the docs" placeholder="Search the docs" autocomplete="off">
    <button type="submit">Search</button></form><p class="hero-actions"><a href="/start/" class="button is-primary">Start</a><a href="/api/" class="button">API</a></p></div>
    <div class="hero-picture"><figure class="figure">
    <div role="img" aria-label="The model"><svg viewBox="0 0 24 12"><path d="M0 6h24"/></svg></div></figure></div></section>
    "
  `)
})

describe('Steps', () => {
  const text = `<Steps>

<Step title="Create the blueprint">

Text with \`code\`.

</Step>

<Step title="Use it" level="4">Text</Step>

</Steps>

## After`

  test('are a list with a heading each', async () => {
    expect(await html(text)).toMatchInlineSnapshot(`
      "
      <ol class="steps">
      <li class="step"><h3 id="create-the-blueprint">Create the blueprint<a class="anchor" href="#create-the-blueprint" aria-label="Link to “Create the blueprint”"></a></h3><p>Text with <code>code</code>.</p></li>
      <li class="step"><h4 id="use-it">Use it<a class="anchor" href="#use-it" aria-label="Link to “Use it”"></a></h4>Text</li></ol>
      <h2 id="after">After<a class="anchor" href="#after" aria-label="Link to “After”"></a></h2>
      "
    `)
  })

  test('stand in the list of headings', async () => {
    expect((await page(text)).headings).toEqual([
      { depth: 3, id: 'create-the-blueprint', text: 'Create the blueprint' },
      { depth: 4, id: 'use-it', text: 'Use it' },
      { depth: 2, id: 'after', text: 'After' },
    ])
  })
})

describe('Tabs', () => {
  test('are a list of tabs and their panels, the first one active', async () => {
    const text =
      '<Tabs group="region">\n<Tab label="EU West" value="eu">\n\nText\n\n</Tab>\n<Tab label="US East">y</Tab>\n</Tabs>'
    expect(await html(text)).toMatchInlineSnapshot(`
      "
      <div class="tabs" data-group="region">
      <div class="tab-list" role="tablist">
      <button type="button" role="tab" id="tabs-1-eu-tab" aria-controls="tabs-1-eu" aria-selected="true" tabindex="0" data-value="eu">EU West</button>
      <button type="button" role="tab" id="tabs-1-us-east-tab" aria-controls="tabs-1-us-east" aria-selected="false" tabindex="-1" data-value="us-east">US East</button></div>
      <div class="tab-panel" role="tabpanel" id="tabs-1-eu" aria-labelledby="tabs-1-eu-tab" data-label="EU West"><p>Text</p></div>
      <div class="tab-panel" role="tabpanel" id="tabs-1-us-east" aria-labelledby="tabs-1-us-east-tab" data-label="US East" data-inactive="">y</div></div>
      "
    `)
  })

  test('have ids that stand once on a page, whatever their labels and values', async () => {
    const tabs =
      '<Tabs><Tab label="A b" value="a b">x</Tab><Tab label="A b">y</Tab><Tab label="Z" value="A b">z</Tab></Tabs>'
    const nested = `<Tabs>\n<Tab label="A b">\n\n${tabs}\n\n</Tab>\n</Tabs>`
    const { html } = await page(
      `${tabs}\n\n${tabs}\n\n${nested}\n\n:::code-group\n\n\`\`\`js\n1\n\`\`\`\n\n\`\`\`ts\n2\n\`\`\`\n\n:::`,
    )
    const all = ids(html)
    expect(all).toHaveLength(2 * (3 + 3 + 4 + 2))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => /\s/.test(id))).toEqual([])
    for (const [, target] of html.matchAll(/aria-(?:controls|labelledby)="([^"]*)"/g)) expect(all).toContain(target)
  })
})

describe('Term', () => {
  test('is a button that opens its definition', async () => {
    expect(
      await html('A <Term id="blueprint">blueprint</Term> has an <Term id="entity">entity</Term>.'),
    ).toMatchInlineSnapshot(`
      "
      <p>A <span class="term-host">
      <button type="button" class="term" popovertarget="term-blueprint" data-term="blueprint">blueprint</button><span id="term-blueprint" popover="auto" class="term-card" role="note"><strong>Blueprint</strong> The data model of one kind of thing. <a href="/blueprints/">Read more</a></span></span> has an <span class="term-host">
      <button type="button" class="term" popovertarget="term-entity" data-term="entity">entity</button><span id="term-entity" popover="auto" class="term-card" role="note"><strong>Entity</strong> One thing &#x3C;in> the catalog.</span></span>.</p>
      "
    `)
  })

  test('may stand several times on a page: each opens its own definition', async () => {
    const { html } = await page(
      '<Term id="entity">a</Term> <Term id="blueprint">b</Term> <Term id="entity">c</Term>\n\n<Term id="entity">d</Term>',
    )
    const targets = [...html.matchAll(/ popovertarget="([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toHaveLength(4)
    expect(new Set(targets).size).toBe(4)
    expect(ids(html)).toEqual(targets)
  })
})

describe('Video', () => {
  test('of the site plays in place', async () => {
    const text =
      '<Video src="/images/tour.mp4" title="Tour" captions="/images/tour.vtt" poster="/images/entity-page.png" />'
    expect(await html(text)).toMatchInlineSnapshot(`
      "
      <figure class="video"><video controls preload="none" aria-label="Tour" poster="/images/entity-page.png"><source src="/images/tour.mp4"><track kind="captions" src="/images/tour.vtt" srclang="en" default></video>
      <figcaption>Tour</figcaption></figure>
      "
    `)
  })

  test('of another host is a link: nothing is loaded from there', async () => {
    const video = await html('<Video src="https://videos.example/x" title="Tour" />')
    expect(video).toMatchInlineSnapshot(`
      "
      <p class="video-link"><svg…><a href="https://videos.example/x" target="_blank" rel="noopener">Tour</a></p>
      "
    `)
    expect(video).not.toMatch(/<(?:video|iframe|source)/)
  })
})

test('GuideIndex leaves a place for the guides', async () => {
  const { guideIndexSlot } = await import('./guide-index.ts')
  expect((await page('<GuideIndex />')).html).toBe(`<div class="guide-index">${guideIndexSlot}</div>`)
})
