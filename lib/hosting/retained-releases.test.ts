import { expect, test } from 'vitest'
import { isHashed, keptReleases } from './retained-releases.ts'

const release = (id: string, day: number) => ({ id, since: new Date(Date.UTC(2026, 0, day)).toISOString() })

test('a release is retained until a few days after it was replaced; the newest earlier one always is', () => {
  const releases = [release('a', 1), release('b', 2), release('c', 20)]
  const ids = (now: number, days: number) => {
    const { kept, removed } = keptReleases(releases, new Date(Date.UTC(2026, 0, now)), days)
    return [kept, removed].map((list) => list.map(({ id }) => id).join(''))
  }
  expect(ids(21, 14)).toEqual(['cb', 'a'])
  expect(ids(35, 14)).toEqual(['c', 'ba'])
  expect(ids(90, 0)).toEqual(['c', 'ba'])
  expect(ids(3, 14)).toEqual(['cba', ''])
})

test('only files whose names change with their content can coexist with newer ones', () => {
  const hashed = [
    'assets/js/site.0A.js',
    'generated/screens-0a1b2c3d.css',
    '_search/terms-00c9a242.txt',
    '_search/passages/a-7e0592.json',
    'generated/images/a-8bc7634b-300.avif',
  ]
  const plain = ['index.html', '_search/index.json', 'generated/try-it.js', '_parts/site-index.json', 'images/a.png']
  expect(hashed.filter(isHashed)).toEqual(hashed)
  expect(plain.filter(isHashed)).toEqual([])
})
