import { expect, test } from 'vitest'
import { pageSummary } from '../../tests/support/page-summary.ts'
import { toIndexedPage } from './site-index.ts'

test('the index of pages holds what they are found by and nothing else', () => {
  const summary = pageSummary('/a', { title: 'A', keywords: ['b'], tags: ['aws'] })
  expect(toIndexedPage(summary, ['First', 'Second'])).toEqual({
    route: '/a',
    title: 'A',
    description: 'About /a',
    keywords: ['b'],
    headings: ['First', 'Second'],
  })
})
