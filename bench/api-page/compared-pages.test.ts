import { expect, test } from 'vitest'
import { comparedPages } from './compared-pages.ts'

const operation = (name: string, bytes: number) => ({ operationId: name, summary: `Get ${name}`, slug: name, bytes })

test('takes the smallest, the median and the largest', () => {
  const pages = comparedPages([operation('c', 30), operation('a', 10), operation('d', 40), operation('b', 20)])
  expect(pages.map(({ name }) => name)).toEqual(['smallest: Get a', 'median: Get c', 'largest: Get d'])
  expect(pages[0]?.paths).toEqual({ ours: '/api-reference/a/', peer: '/elements/#/operations/a' })
})

test('refuses too few operations', () => {
  expect(() => comparedPages([operation('a', 1), operation('b', 2)])).toThrow('Three operations are needed')
})
