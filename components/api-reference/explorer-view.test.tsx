import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RoutePath } from '#lib/pages/route.ts'
import { operationsOf, readFixtureSpec, readOperation } from '../../tests/support/api-reading.ts'
import { ApiHomeLink, ExplorerLink } from './explorer-link.tsx'
import { ExplorerView } from './explorer-view.tsx'

const operations = operationsOf(readFixtureSpec('harbor.yaml'))
const groups = [{ name: 'Boats', operations }]
const facts = { title: 'Harbor API', version: '1.0.0', description: 'Boats.', contact: undefined }
const tools = { describe: (markdown: string) => `<p>${markdown}</p>` }
const home = '/api-reference/harbor-api' as RoutePath

test('every operation is listed with its page and its place in the explorer', () => {
  const html = renderToStaticMarkup(<ExplorerView groups={groups} facts={facts} home={home} tools={tools} />)
  for (const { route, operationId, kind, path: call } of operations) {
    const path = `/${kind === 'webhook' ? 'webhooks' : 'operations'}/${operationId}`
    expect(html).toContain(`<a href="${route}/" data-explorer-path="${path}" data-call="${call}"`)
  }
  expect(html).toContain('data-names="limit include exclude filter country"')
  expect(html.match(/data-call="/g)).toHaveLength(operations.length)
  for (const file of ['/apispec.yaml', '/apispec.json', '/apispec.postman.json']) expect(html).toContain(file)
})

test('the way back leads to the first page of the reference, or to the start page', () => {
  const linkOf = (html: string) => /<a class="explorer-back".*?<\/a>/.exec(html)?.[0]
  expect(linkOf(renderToStaticMarkup(<ExplorerView groups={groups} facts={facts} home={home} tools={tools} />))).toBe(
    '<a class="explorer-back" href="/api-reference/harbor-api/">API reference</a>',
  )
  expect(
    linkOf(renderToStaticMarkup(<ExplorerView groups={groups} facts={facts} home={undefined} tools={tools} />)),
  ).toBe('<a class="explorer-back" href="/">Docs</a>')
})

test('the overview leads to a first call, unless every operation needs something', () => {
  const sectionOf = (shown: typeof operations) =>
    /<section class="first-call needs-js">.*?<\/section>/.exec(
      renderToStaticMarkup(
        <ExplorerView groups={[{ name: 'Boats', operations: shown }]} facts={facts} home={home} tools={tools} />,
      ),
    )?.[0]
  expect(sectionOf(operationsOf(readOperation('      summary: List boats')))).toContain(
    '<a class="button is-primary" href="/api-reference/list-boats/" data-explorer-path="/operations/a">Open the console</a>',
  )
  expect(sectionOf(operations.filter(({ method }) => method !== 'get'))).toBeUndefined()
  const login = '[Log in](/api-reference/log-in/)'
  const secured = readOperation(`      summary: List boats
      security: [{ token: [] }]
  /login: { post: { summary: Log in, operationId: b, responses: { 200: { description: a } } } }
components: { securitySchemes: { token: { type: http, scheme: bearer, description: '${login}' } } }`)
  expect(sectionOf(operationsOf(secured))?.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="/api-reference/log-in/">Log in</a>.</li>',
    '<li>Open the console of “List boats”, which has no required parameters.</li>',
    '<li>Enter the token.</li>',
    '<li>Select <strong>Send request</strong>.</li>',
  ])
})

test('an operation’s page links to the operation', () => {
  expect(renderToStaticMarkup(<ExplorerLink operation={{ kind: 'operation', operationId: 'get-a-run' }} />)).toContain(
    'href="/api-reference/explorer/#/operations/get-a-run"',
  )
})

test('only the first page of the API’s sidebar links to the explorer', () => {
  const place = { sidebar: 'api-sidebar', breadcrumbs: [], previous: undefined, next: undefined }
  const called = { slug: 'a', title: 'A', method: 'get', route: '/api-reference/a' as RoutePath }
  const first = { version: undefined, sidebar: 'api-sidebar', place, operations: [called] }
  const html = (change: object) => renderToStaticMarkup(<ApiHomeLink page={{ ...first, ...change }} />)
  expect(html({})).toContain('href="/api-reference/explorer/"')
  expect(html({ place: { ...place, previous: { label: 'A', route: home } } })).toBe('')
  expect(html({ sidebar: 'other' })).toBe('')
  expect(html({ operations: [] })).toBe('')
  expect(html({ place: undefined })).toBe('')
})
