import { expect, test } from 'vitest'
import { glossaryBlocks } from './glossary-block.ts'

test('definitions are on the page to read next, and nowhere if there is none', () => {
  const glossary = {
    dock: { term: 'Dock', definition: 'A place.', href: '/docks#kinds' },
    pier: { term: 'Pier', definition: 'A long place.', href: '/docks' },
    knot: { term: 'Knot', definition: 'It holds.' },
  }
  expect([...glossaryBlocks(glossary)]).toEqual([
    ['/docks', { kind: 'list', lead: 'Glossary', ordered: false, items: ['Dock: A place.', 'Pier: A long place.'] }],
  ])
})
