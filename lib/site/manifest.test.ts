import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { taggedPages } from './manifest.ts'

test('the pages of a tag are those of the current version, sorted by title', () => {
  const pages = [
    pageSummary('/z', { title: 'Zebra', tags: ['aws'] }),
    pageSummary('/a', { title: 'apple', tags: ['aws', 'ecr'] }),
    pageSummary('/b', { title: 'Banana', tags: ['aws'] }),
    pageSummary('/1.0/a', { title: 'Apple', tags: ['aws'], version: '1.0' }),
    pageSummary('/c', { tags: ['aws-lambda'] }),
  ]
  expect(taggedPages(pages, 'aws').map(({ route }) => route)).toEqual(['/a', '/b', '/z'])
  expect(taggedPages(pages, 'none')).toEqual([])
})
