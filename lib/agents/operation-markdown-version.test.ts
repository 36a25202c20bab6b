import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec, readOperation } from '../../tests/support/api-reading.ts'
import type { ApiOperation } from '../api/api-operation.ts'
import { describeOperation } from '../api/view/describe-operation.ts'
import type { RoutePath } from '../pages/route.ts'
import type { PageData } from '../site/manifest.ts'
import { createOperationMarkdownVersions } from './operation-markdown-version.ts'

const write = createOperationMarkdownVersions('https://docs.example')
const markdownVersionOf = (operation: ApiOperation) =>
  write(
    { route: operation.route, title: operation.summary, description: operation.plainDescription } as PageData,
    operation,
    describeOperation(operation),
    [{ title: 'A guide', route: '/guides/all/a' as RoutePath }],
  )

test.each([
  ['harbor.yaml', 'build-a-boat'],
  ['harbor.yaml', 'a-boat-has-left'],
  ['calls-back.yaml', undefined],
])('%s: the Markdown version of %s contains the same as its page', async (fixture, slug) => {
  const operations = operationsOf(readFixtureSpec(fixture))
  const operation = slug === undefined ? operations[0] : operations.find((one) => one.slug === slug)
  if (operation === undefined) throw new Error(`There is no ${slug} among ${operations.map((one) => one.slug)}`)
  await expect(markdownVersionOf(operation)).toMatchFileSnapshot(`fixtures/${operation.slug}.markdown.txt`)
})

test.each(['harbor.yaml', 'recursive.yaml', 'openapi-3-0.yaml', 'odd-names.yaml'])(
  '%s: no Markdown version contains build-specific data',
  (fixture) => {
    for (const operation of operationsOf(readFixtureSpec(fixture))) {
      const markdownVersion = markdownVersionOf(operation)
      expect(markdownVersion).toContain(operation.path)
      expect(markdownVersion).not.toMatch(/undefined|\[object|x-cut|[\uE000-\uE003]/)
      // URLs are absolute, so that links work wherever the text is read.
      expect(markdownVersion).not.toMatch(/\]\((?!https?:|mailto:|<)/)
    }
  },
)

test('HTML in descriptions becomes Markdown', () => {
  const [operation] = operationsOf(
    readOperation(
      `      summary: Get <b>a</b>
      description: "<p>Retrieves the <code>Balance</code> of an <a href='/docs/x'>account</a>.</p><script>no()</script>"`,
      "{ '200': { description: 'One<br>two, as <token>' } }",
    ),
  )
  expect(operation).toMatchObject({ summary: 'Get a', plainDescription: 'Retrieves the Balance of an account' })
  const text = markdownVersionOf(operation as ApiOperation)
  expect(text).toContain('\n\nRetrieves the `Balance` of an [account](https://docs.example/docs/x/).\n\n')
  expect(text).toContain('One\\\ntwo, as \\<token>')
  expect(text).not.toContain('no()')
})
