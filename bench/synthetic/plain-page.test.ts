import { expect, test } from 'vitest'
import { sectionsOf } from './plain-page.ts'

const page = (path: string) => ({ path, title: `Title of ${path}`, description: '', body: '' })

test('groups pages by the first part of their address, and leaves the home page out', () => {
  const sections = sectionsOf([page('index'), page('search-and-query/a'), page('security'), page('search-and-query/b')])
  expect(sections.map(({ label, pages }) => [label, pages.map(({ path }) => path)])).toEqual([
    ['Search and query', ['search-and-query/a', 'search-and-query/b']],
    ['Security', ['security']],
  ])
})
