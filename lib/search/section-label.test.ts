import { describe, expect, test } from 'vitest'
import { sectionLabel } from './section-label.ts'

const contexts = [
  { id: 'guides', label: 'Guides' },
  { id: 'api-reference', label: 'API Reference' },
]
const hit = (url: string, context = '', more: { kind?: 'page' | 'operation'; breadcrumbs?: string[] } = {}) => ({
  url,
  context,
  kind: 'page' as const,
  breadcrumbs: [],
  ...more,
})

describe('the label of a hit', () => {
  test.each([
    ['the API reference', hit('/api-reference/create-a-blueprint', 'api-reference'), 'API Reference'],
    ['the API reference below /docs', hit('/docs/api-reference/create-a-blueprint', 'docs'), 'API Reference'],
    ['an operation that lies elsewhere', hit('/rest/create', '', { kind: 'operation' }), 'API Reference'],
    ['a page about the reference', hit('/api-reference-guide/x'), 'Documentation'],
    ['a part of the site', hit('/guides/all/x', 'guides'), 'Guides'],
    ['a part of an older version', hit('/1.0/guides/all/x', 'guides'), 'Guides'],
    ['a part without a name', hit('/x/y', 'x', { breadcrumbs: ['Concepts', 'More'] }), 'Concepts'],
    ['a page at the root', hit('/security'), 'Documentation'],
  ])('%s', (_, one, label) => {
    expect(sectionLabel(one, contexts)).toBe(label)
  })
})
