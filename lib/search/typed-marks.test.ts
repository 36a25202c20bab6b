import { expect, test } from 'vitest'
import { testEngine, wholeQuery } from '../../tests/support/search-site.ts'
import { withMarks } from './model/marks.ts'

const engine = testEngine(
  [
    { url: '/a', title: 'Blueprints', text: 'The type of an entity is its blueprint. Each entity has one.' },
    {
      url: '/b',
      title: 'Delete an entity',
      text: 'Removal is final: remove what you deleted by mistake.',
    },
    { url: '/c', title: 'Back up webhooks', text: 'A backup has three steps.' },
    { url: '/d', title: 'Run Kubernetes', text: 'Apply the manifest.' },
  ],
  {
    synonyms: [
      ['blueprint', 'entity type'],
      ['delete', 'remove'],
      ['kubernetes', 'k8s'],
    ],
  },
)

/** Titles and excerpts of hits with their marks, and what their pages highlight. */
async function shown(query: string) {
  const { hits } = await (await engine).search(wholeQuery(query))
  return hits.map(({ title, excerpt, terms }) => ({
    title: withMarks(title.text, title.marks, '[', ']'),
    text: withMarks(excerpt.text, excerpt.marks, '[', ']'),
    terms,
  }))
}

test('other forms of what was typed are marked, and words of its synonyms are not', async () => {
  expect((await shown('blueprint '))[0]).toEqual({
    title: '[Blueprints]',
    text: 'The type of an entity is its [blueprint]. Each entity has one.',
    terms: ['blueprints', 'blueprint'],
  })
})

test('a hit that only a synonym finds has no marks; its page highlights the synonym', async () => {
  expect(await shown('k8s')).toEqual([{ title: 'Run Kubernetes', text: 'Apply the manifest.', terms: ['kubernetes'] }])
})

test('a synonym that was typed, too, is marked', async () => {
  const [hit] = await shown('delete remove ')
  expect(hit?.title).toBe('[Delete] an entity')
  expect(hit?.text).toContain('[remove] what you [deleted]')
})

test('a word with a typo marks what it is corrected to', async () => {
  expect((await shown('bluprints '))[0]?.title).toBe('[Blueprints]')
})

test.each([
  ['backup', '[Back] up webhooks'],
  ['web hooks ', 'Back up [webhooks]'],
])('“%s” marks the same words, written as one or as two', async (query, title) => {
  expect((await shown(query)).map((hit) => hit.title)).toContain(title)
})
