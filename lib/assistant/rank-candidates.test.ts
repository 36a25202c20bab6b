import { expect, test } from 'vitest'
import { pageNames } from './rank-candidates.ts'

test('a page is named after what its text writes with a capital within sentences', () => {
  const text = 'Open Bitbucket. In a project, Bitbucket shows the setup, and then Bitbucket starts it. It uses the API.'
  expect(pageNames(['Git', 'Bitbucket Setup', 'API'], text)).toEqual(new Set(['bitbucket']))
  expect(pageNames(['Setup'], text)).toEqual(new Set())
})
