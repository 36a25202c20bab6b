import { expect, test } from 'vitest'
import { operationsOf, readFixtureSpec } from '../../tests/support/api-reading.ts'
import type { ApiOperation } from '../api/api-operation.ts'
import type { PageData } from '../pages/manifest.ts'
import type { RoutePath } from '../pages/route.ts'
import { createOperationTwins } from './operation-twin.ts'

const write = createOperationTwins('https://docs.example')
const twinOf = (operation: ApiOperation) =>
  write(
    { route: operation.route, title: operation.summary, description: operation.plainDescription } as PageData,
    operation,
    [{ title: 'A guide', route: '/guides/all/a' as RoutePath }],
  )

test.each([
  ['harbor.yaml', 'build-a-boat'],
  ['harbor.yaml', 'a-boat-has-left'],
  ['calls-back.yaml', undefined],
])('%s: the twin of %s says what its page says', async (fixture, slug) => {
  const operations = operationsOf(readFixtureSpec(fixture))
  const operation = slug === undefined ? operations[0] : operations.find((one) => one.slug === slug)
  if (operation === undefined) throw new Error(`There is no ${slug} among ${operations.map((one) => one.slug)}`)
  await expect(twinOf(operation)).toMatchFileSnapshot(`fixtures/${operation.slug}.twin.txt`)
})

test.each(['harbor.yaml', 'recursive.yaml', 'openapi-3-0.yaml', 'odd-names.yaml'])(
  '%s: no twin has what only a build knows',
  (fixture) => {
    for (const operation of operationsOf(readFixtureSpec(fixture))) {
      const twin = twinOf(operation)
      expect(twin).toContain(operation.path)
      expect(twin).not.toMatch(/undefined|\[object|x-cut|[\uE000-\uE003]/)
      // Addresses are absolute, so that they lead somewhere wherever the text is read.
      expect(twin).not.toMatch(/\]\((?!https?:|mailto:|<)/)
    }
  },
)
