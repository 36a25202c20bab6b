import { expect, test } from 'vitest'
import { testHash, testRecords } from '../../tests/support/search-site.ts'
import { hostedRecords } from './hosted-record.ts'
import { hostedSetup } from './hosted-setup.ts'

const hash = (text: string) => testHash(new TextEncoder().encode(text)).repeat(4)

test('settings name attributes that records have', () => {
  const { settings } = hostedSetup([], hash)
  const [record] = hostedRecords([testRecords({ url: '/a' })], hash)
  const named = [
    ...(settings.searchableAttributes ?? []),
    ...(settings.attributesForFaceting ?? []),
    ...(settings.customRanking ?? []),
    ...(settings.attributesToSnippet ?? []).map((entry) => entry.replace(/:\d+$/, '')),
    ...(settings.attributesToHighlight ?? []),
    ...(settings.attributesToRetrieve ?? []),
    ...(settings.camelCaseAttributes ?? []),
    ...(settings.disableTypoToleranceOnAttributes ?? []),
    settings.attributeForDistinct ?? '',
  ].map((entry) => /\((.+)\)/.exec(entry)?.[1] ?? entry)
  expect(named.filter((name) => !Object.hasOwn(record ?? {}, name))).toEqual([])
  expect(settings.attributesForFaceting).toHaveLength(3)
})

test('a group of synonyms is one entry, and a large one is several that share a word', () => {
  const many = Array.from({ length: 45 }, (_, index) => `word ${index}`)
  const { synonyms } = hostedSetup([['delete', 'remove'], many], hash)
  expect(synonyms[0]).toEqual({ objectID: expect.any(String), type: 'synonym', synonyms: ['delete', 'remove'] })
  const others = synonyms.slice(1).map(({ synonyms: group = [] }) => group)
  expect(others.every((group) => group.length <= 20 && group[0] === 'word 0')).toBe(true)
  expect([...new Set(others.flat())]).toEqual(many)
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length)
})

test('the hash follows the synonyms, and the index keeps it', () => {
  const before = hostedSetup([['delete', 'remove']], hash)
  expect(before.settings.userData).toEqual({ setup: before.hash })
  expect(hostedSetup([['delete', 'remove']], hash).hash).toBe(before.hash)
  expect(hostedSetup([['delete', 'erase']], hash).hash).not.toBe(before.hash)
})
