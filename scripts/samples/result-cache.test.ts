import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { openResultCache } from './result-cache.ts'

const never = async () => {
  throw new Error('This must come from the cache.')
}

test('a result comes back in another run, without being computed again', async () => {
  const root = temporaryFolder()
  const cache = openResultCache<string[]>(root, 'a', 'engine')
  expect(await cache.get('key', async () => ['result'])).toEqual(['result'])
  expect(await cache.get('key', never)).toEqual(['result'])
  cache.save()
  expect(await openResultCache<string[]>(root, 'a', 'engine').get('key', never)).toEqual(['result'])
})

test('another engine and another name know nothing of it', async () => {
  const root = temporaryFolder()
  const cache = openResultCache<number>(root, 'a', 'engine')
  await cache.get('key', async () => 1)
  cache.save()
  expect(await openResultCache<number>(root, 'a', 'engine 2').get('key', async () => 2)).toBe(2)
  expect(await openResultCache<number>(root, 'b', 'engine').get('key', async () => 3)).toBe(3)
})

test('a result that a run did not ask for is dropped', async () => {
  const root = temporaryFolder()
  const first = openResultCache<number>(root, 'a', 'engine')
  await first.get('old', async () => 1)
  first.save()
  const second = openResultCache<number>(root, 'a', 'engine')
  await second.get('new', async () => 2)
  second.save()
  const third = openResultCache<number>(root, 'a', 'engine')
  expect(await third.get('new', never)).toBe(2)
  expect(await third.get('old', async () => 3)).toBe(3)
})

test('a result that does not last is computed again in the next run', async () => {
  const root = temporaryFolder()
  const lasts = (result: number) => result < 10
  const first = openResultCache<number>(root, 'a', 'engine', lasts)
  await first.get('small', async () => 1)
  await first.get('large', async () => 10)
  first.save()
  const second = openResultCache<number>(root, 'a', 'engine', lasts)
  expect(await second.get('small', never)).toBe(1)
  expect(await second.get('large', async () => 20)).toBe(20)
})

test.each(['', '{', 'null', '{}', '{"engine":"engine"}'])(
  'a file that was damaged to %j counts as absent',
  async (text) => {
    const root = temporaryFolder()
    writeFiles(root, { '.cache/samples/a.json': text })
    expect(await openResultCache<number>(root, 'a', 'engine').get('key', async () => 1)).toBe(1)
  },
)
