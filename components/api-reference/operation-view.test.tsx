import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { operationHeadings } from '#lib/api/operation-anchors.ts'
import type { CallingPage } from '#lib/api/operation-use.ts'
import { describeOperation, operationAnchors } from '#lib/api/view/describe-operation.ts'
import { loadPageTools, type PageTools } from '#lib/api/view/page-tools.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { PageData } from '#lib/site/manifest.ts'
import { operationsOf, readFixtureSpec, readOperation } from '../../tests/support/api-reading.ts'
import { pageData } from '../../tests/support/page-summary.ts'
import { OperationView } from './operation-view.tsx'

const operations = Object.fromEntries(operationsOf(readFixtureSpec('harbor.yaml')).map((one) => [one.slug, one]))
let tools: PageTools
beforeAll(async () => {
  tools = await loadPageTools()
})

function pageOf({ route, summary, plainDescription, node }: ApiOperation): PageData {
  return pageData(route, {
    title: summary,
    description: plainDescription,
    type: 'Operation',
    file: 'apispec.yaml',
    headings: operationHeadings(node),
  })
}

function renderOperation(operation: ApiOperation, usedIn: readonly CallingPage[] = []): string {
  return renderToStaticMarkup(
    <OperationView
      page={pageOf(operation)}
      operation={operation}
      description={describeOperation(operation)}
      usedIn={usedIn}
      tools={tools}
    />,
  )
}

function render(slug: string, usedIn: readonly CallingPage[] = []): string {
  const operation = operations[slug]
  if (operation === undefined) throw new Error(`There is no operation ${slug}`)
  return renderOperation(operation, usedIn)
}

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string)

/** The list item of one field, one line per block, without nested fields. */
function field(html: string, id: string): string {
  const start = html.indexOf(`<li id="${id}">`)
  if (start < 0) throw new Error(`There is no field ${id}`)
  const [item = ''] = html.slice(start).split(/<\/li>|<ul class="fields">|<div class="union">/)
  return `\n${item.replaceAll(/<(?=p\b|details|div|ul)/g, '\n<')}\n`
}

describe('every operation', () => {
  test.each(Object.keys(operations))('%s: no id appears twice, every link within the page leads somewhere', (slug) => {
    const html = render(slug)
    const ids = idsIn(html)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id as string)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(Object.keys(operations))('%s: what other pages may link to is there', (slug) => {
    const ids = new Set(idsIn(render(slug)))
    const operation = operations[slug] as ApiOperation
    const anchors = operationAnchors(operation, describeOperation(operation))
    expect(anchors.filter((id) => !ids.has(id))).toEqual([])
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test.each(Object.keys(operations))('%s: headings go down one level at a time', (slug) => {
    const levels = [...render(slug).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })
})

test('descriptions are sanitized, and their headings fit the page', () => {
  const html = render('list-the-boats-of-a-fleet')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('="javascript:')
  expect(html).toContain('<p><strong>Order</strong></p>')
  expect(html).toContain('<a href="/search-and-query/">page by page</a>')
  expect(html).toContain('<figure class="code"><pre tabindex="0" data-language="json">')
})

test('method, servers and parameters of the path', () => {
  const html = render('list-the-boats-of-a-fleet')
  expect(/<div class="endpoint">.*?<\/div>/s.exec(html)?.[0].replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<div class="endpoint">
    <span class="method" data-method="get">GET</span>
    <code>
    <span>https://api.eu.harbor.example/v2</span>/fleets<wbr/>/<a href="#path.fleet_id">{fleet<wbr/>_id}</a>
    <wbr/>/boats<wbr/>/<a href="#path.boat_id">{boat<wbr/>_id}</a>
    </code>
    <button type="button" class="code-copy needs-js" aria-label="Copy URL">
    </button>
    <button type="button" class="button is-primary needs-js">Try it</button>
    <select class="needs-js" aria-label="Server">
    <option value="https://api.eu.harbor.example/v2">EU: https://api.eu.harbor.example/v2</option>
    <option value="https://api.us.harbor.example/v2">US: https://api.us.harbor.example/v2</option>
    </select>
    </div>"
  `)
  expect(/<p class="badges">.*?<\/p>/.exec(html)?.[0]).toMatchInlineSnapshot(
    `"<p class="badges"><span class="badge" data-variant="warning">Deprecated</span><span class="badge" data-variant="info">Beta</span></p>"`,
  )
})

test('parameters: limits, defaults, lists of values, styles', () => {
  const html = render('list-the-boats-of-a-fleet')
  const names = [
    'path.fleet_id',
    'query.limit',
    'query.include',
    'query.exclude',
    'query.filter',
    'query.country',
    'headers.X-Trace',
  ]
  expect(names.map((name) => field(html, name)).join('')).toMatchInlineSnapshot(`
    "
    <li id="path.fleet_id">
    <div><a class="name" href="#path.fleet_id">fleet_id</a> <span class="type">string</span><span class="mark"> required</span></div>
    <p>The fleet.</p>
    <p class="facts"><span>at most 30 characters </span><span>matches <code>^[a-z@ ]+$</code> </span><span>example <code>a@b</code> </span></p>

    <li id="query.limit">
    <div><a class="name" href="#query.limit">limit</a> <span class="type">integer</span></div>
    <p>How many.</p>
    <p class="facts"><span>default <code>200</code> </span><span>1–1000 </span><span>example <code>50</code> </span></p>

    <li id="query.include">
    <div><a class="name" href="#query.include">include</a> <span class="type">array of strings</span><span class="mark"> required</span></div>
    <p>Fields.</p>
    <div class="values"><span>One of</span> <code>a</code> <code>b</code> <code>c</code></div>
    <p class="facts"><span>no item twice </span><span>example <code>[&quot;a&quot;, &quot;c&quot;]</code> </span></p>

    <li id="query.exclude">
    <div><a class="name" href="#query.exclude">exclude</a> <span class="type">array of strings</span></div>
    <p>Fields left out.</p>
    <p class="facts"><span>example <code>[&quot;x&quot;, &quot;y&quot;]</code> </span><span>written as <code>exclude=a,b</code> </span></p>

    <li id="query.filter">
    <div><a class="name" href="#query.filter">filter</a> <span class="type">object</span></div>
    <p>A filter.</p>
    <p class="facts"><span>written as <code>filter[key]=value</code> </span></p>
    <details open=""><summary>2 fields of <code>filter</code></summary>

    <li id="query.country">
    <div><a class="name" href="#query.country">country</a> <span class="type">string</span></div>
    <p>A country.</p>
    <div class="values"><span>One of</span> <code>AT</code> <code>BE</code> <code>BG</code> <code>CY</code> <code>CZ</code> <code>DE</code> <code>DK</code> <code>EE</code> <code>ES</code> <code>FI</code> <code>FR</code> <code>GR</code>
    <details><summary>8 more values</summary> <code>HR</code> <code>HU</code> <code>IE</code> <code>IT</code> <code>LT</code> <code>LU</code> <code>LV</code> <code>MT</code></details></div>

    <li id="headers.X-Trace">
    <div><a class="name" href="#headers.X-Trace">X-Trace</a> <span class="type">string (uuid)</span><span class="mark is-deprecated"> deprecated</span><span class="mark"> required</span></div>
    <p>A trace.</p>
    "
  `)
})

test('fields of a body: nested, composed, alternative, recursive', () => {
  const html = render('build-a-boat')
  const names = ['body.name', 'body.crew', 'body.crew.role', 'body.position', 'body.engine', 'body.parts', 'body.old']
  expect(names.map((name) => field(html, name)).join('')).toMatchInlineSnapshot(`
    "
    <li id="body.name">
    <div><a class="name" href="#body.name">name</a> <span class="type">string</span><span class="mark"> required</span></div>
    <p>Its name.</p>
    <p class="facts"><span>1–60 characters </span></p>

    <li id="body.crew">
    <div><a class="name" href="#body.crew">crew</a> <span class="type">array of objects</span></div>
    <p class="facts"><span>1–8 items </span></p>
    <details open=""><summary>2 fields of <code>crew</code></summary>

    <li id="body.crew.role">
    <div><a class="name" href="#body.crew.role">role</a> <span class="type">string</span></div>
    <div class="values"><span>One of</span>
    <ul><li><code>skipper</code> Gives orders.

    <li id="body.position">
    <div><a class="name" href="#body.position">position</a> <span class="type">array</span></div>
    <details open=""><summary>2 items of <code>position</code></summary>

    <li id="body.engine">
    <div><a class="name" href="#body.engine">engine</a> <span class="type">object, string, or null</span></div>
    <p>What drives it.</p>
    <details open=""><summary>One of 4 alternatives for <code>engine</code></summary>

    <li id="body.parts">
    <div><a class="name" href="#body.parts">parts</a> <span class="type">array of objects</span></div>
    <p>What it is made of.</p>
    <p class="again">Boat contains itself: the same fields as <a href="#request-body">the request body</a></p>

    <li id="body.old">
    <div><a class="name" href="#body.old">old</a> <span class="type">string</span><span class="mark is-deprecated"> deprecated</span></div>
    <p class="facts"><span>always <code>v1</code> </span></p>
    "
  `)
  expect(/<div class="body">.*?<ul/s.exec(html)?.[0]).toMatchInlineSnapshot(
    `"<div class="body"><div><strong>Boat </strong><span class="type">object</span></div><p>A boat, or a part of one.</p><p class="facts"><span><code>owner</code> needs <code>since</code> </span><span>at least one of <code>owner</code>, <code>crew</code> </span><span>never together: <code>owner: nobody</code>, <code>crew</code> </span></p><ul"`,
  )
  expect(/<div class="union">.*?<ul/s.exec(html)?.[0].replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<div class="union">
    <details class="option" open="">
    <summary>
    <strong>Diesel </strong>
    <span class="type">object</span>
    </summary>
    <ul"
  `)
})

test('all responses are listed; the first successful one is open', () => {
  const answers = render('list-the-boats-of-a-fleet').match(/<details class="response".*?<\/summary>/gs)
  expect(answers?.join('\n')).toMatchInlineSnapshot(`
    "<details class="response" open=""><summary><h3 id="response-200" class="status is-2xx">200 OK</h3><span>The boats.</span></summary>
    <details class="response"><summary><h3 id="response-207" class="status is-2xx">207 Multi-Status</h3><span>Some could not be read.</span></summary>
    <details class="response"><summary><h3 id="response-404" class="status is-4xx">404 Not Found</h3><span>Not there. See security.</span></summary>
    <details class="response"><summary><h3 id="response-default" class="status is-otherxx">Other responses</h3><span>Something else.</span></summary>"
  `)
})

test('calls that can follow a response, and documentation elsewhere, are links', () => {
  const html = render('build-a-boat')
  expect(html).toContain('<a href="https://boats.example/plans"')
  expect(html).toMatch(
    /You can continue with:<\/p>\s*<ul>\s*<li><a href="[^"]*\/weigh-a-boat\/?"[^>]*>Weigh a boat<\/a>: Weigh it before it sails\. Send <code>\$response\.body#\/name<\/code> as <code>id<\/code>\./,
  )
})

test('response headers have unique IDs', () => {
  expect(idsIn(render('list-the-boats-of-a-fleet'))).toContain('response-200-headers.x-ratelimit-limit')
})

test('authorization: alternatives, and schemes that are required together', () => {
  const html = render('list-the-boats-of-a-fleet')
  expect(
    /<h2 id="authorization">.*?<section/s.exec(html)?.[0].replaceAll(/<(?=p\b|ul|li)/g, '\n<'),
  ).toMatchInlineSnapshot(`
    "<h2 id="authorization">Authorization<a class="anchor" href="#authorization" aria-label="Link to “Authorization”"></a></h2>
    <p>One of these is enough.</p>
    <ul class="fields">
    <li><div><strong>Bearer token </strong><span class="type">header <code>Authorization: Bearer …</code></span></div>
    <p>A token from <a href="/api-reference/create-an-access-token/">Create an access token</a>.</p></li></ul>
    <p>All of these together:</p>
    <ul class="fields">
    <li><div><strong>API key </strong><span class="type">header <code>X-Key</code></span></div></li>
    <li><div><strong>API key </strong><span class="type">query parameter <code>id</code></span></div></li></ul></section><section"
  `)
  expect(render('upload-a-photo')).toContain('<code>write</code>')
  expect(render('sink-a-boat')).toContain('No authorization')
  expect(render('sink-a-boat')).not.toContain('id="authorization"')
})

test('samples of requests and responses', () => {
  const html = render('build-a-boat')
  expect([...html.matchAll(/<option>([^<]*)/g)].map(([, name]) => name)).toEqual([
    'A dinghy',
    expect.stringMatching('A ship'),
  ])
  expect([...html.matchAll(/role="tab"[^>]* value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    ...['curl', 'javascript', 'python', 'go'],
    ...['curl', 'javascript', 'python', 'go'],
    '201',
  ])
  // A narrow screen shows them in this order.
  const samples = ['Request samples', 'Response samples']
  const places = ['class="toc"', ...samples, 'id="request-body"', 'id="responses"', 'id="response-201"'].map((part) =>
    html.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(render('sink-a-boat')).not.toContain('Response samples')
  // A backslash at the end of a line stays with the word before it.
  expect(html.match(/<span class="t\d+ line-end"> \\<\/span>\n/g)?.length).toBeGreaterThan(2)
  expect(render('watch-boats')).toContain('event: moved\ndata: {}')
})

test('callbacks and webhooks: what the API sends, without a console', () => {
  const callbacks = render('build-a-boat')
  expect(callbacks).toContain('<code>{$request.body#/address}</code>')
  expect(idsIn(callbacks)).toContain('callback-onBuilt.error')
  const webhook = render('a-boat-has-left')
  expect(webhook).not.toContain('try-it')
  expect(webhook).toContain('Payload samples')
  // Read-only fields are shown, write-only fields are not.
  expect(idsIn(webhook)).toContain('body.id')
  expect(idsIn(webhook)).not.toContain('body.secret')
})

test('pages that call the operation', () => {
  const html = render('sink-a-boat', [{ title: 'Sail & sink', route: '/sail' as RoutePath }])
  expect(/<section aria-labelledby="used-in">.*?<\/section>/.exec(html)?.[0]).toMatchInlineSnapshot(
    `"<section aria-labelledby="used-in"><h2 id="used-in">Used in<a class="anchor" href="#used-in" aria-label="Link to “Used in”"></a></h2><ul><li><a href="/sail/">Sail &amp; sink</a></li></ul></section>"`,
  )
  expect(render('sink-a-boat')).not.toContain('used-in')
})

test('fields of a response that the request already has are folded', () => {
  const boat = `{ type: object, properties: { a: {}, b: {}, c: {}, d: {}, e: {}, f: { type: string } } }`
  const answer = `{ '200': { description: Built., content: { application/json: { schema: { type: object, properties: { boat: ${boat} } } } } } }`
  const isFolded = (body: string) => {
    const [operation] = operationsOf(readOperation(body, answer))
    if (operation === undefined) throw new Error('There is no operation')
    return renderOperation(operation).includes('<details><summary>6 fields of <code>boat</code>')
  }
  expect(
    isFolded(`      summary: Build\n      requestBody: { content: { application/json: { schema: ${boat} } } }`),
  ).toBe(true)
  expect(isFolded('      summary: Build')).toBe(false)
})
