import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationsOf, readOperation } from '../../tests/support/api-reading.ts'
import { ExplorerSections } from './explorer-sections.tsx'

const [operation] = operationsOf(
  readOperation(
    `      summary: Find boats
      requestBody:
        content:
          application/json:
            schema:
              oneOf:
                - { title: By name, type: object, properties: { name: { type: string } } }
                - { title: By dock, description: All of a dock., type: object, properties: { dock: { type: string } } }`,
    "{ '200': { description: The `boats`. }, '404': { description: 'See [docks](https://a.example/).' } }",
  ),
)

const html = renderToStaticMarkup(
  <ExplorerSections node={operation?.node as never} Markdown={({ markdown }) => <p>{markdown}</p>} />,
)

test('alternatives have their names and descriptions', () => {
  expect(html).toContain('One of these alternatives')
  expect(html).toMatch(/<strong>By name <\/strong>.*<strong>By dock <\/strong>.*<p>All of a dock\.<\/p>/)
})

test('a response has its description in its line, unless that has a link', () => {
  expect(html).toContain('200 OK</h3><span>The <code>boats</code>.</span></summary>')
  expect(html).toContain('404 Not Found</h3></summary><p>See [docks](https://a.example/).</p>')
})

test('nothing has an address of its own', () => {
  expect(html).not.toContain('href="#')
})
