import { expect, test } from 'vitest'
import { memoizeByName, memoizeByObject, memoizeLast, memoizeValues, reuseEqual } from './memoize-last.ts'

function counted() {
  const calls: unknown[][] = []
  const make = (...given: unknown[]) => {
    calls.push(given)
    return { calls: calls.length }
  }
  return { calls, make }
}

test('the same arguments give the same result, others a new one', () => {
  const { calls, make } = counted()
  const memoized = memoizeLast(make)
  const list = ['a']
  expect(memoized('a', list)).toBe(memoized('a', list))
  expect(calls).toHaveLength(1)
  for (const given of [['b', list], ['b', ['a']], ['b'], [], [Number.NaN]]) memoized(...given)
  expect(calls).toHaveLength(6)
  memoized(Number.NaN)
  expect(calls).toHaveLength(6)
})

test('an object is the same while each of its values is', () => {
  const { calls, make } = counted()
  const memoized = memoizeValues(make)
  const list = ['a']
  expect(memoized({ name: 'a', list })).toBe(memoized({ name: 'a', list }))
  memoized({ name: 'a', list: ['a'] })
  expect(calls).toEqual([[{ name: 'a', list }], [{ name: 'a', list: ['a'] }]])
})

test('only the last result is remembered', () => {
  const { calls, make } = counted()
  const memoized = memoizeLast(make)
  for (const given of ['a', 'b', 'a']) memoized(given)
  expect(calls).toEqual([['a'], ['b'], ['a']])
})

test('a call that fails is made again', () => {
  let fails = true
  const memoized = memoizeLast((text: string) => {
    if (fails) throw new Error('no')
    return text
  })
  expect(() => memoized('a')).toThrow('no')
  fails = false
  expect(memoized('a')).toBe('a')
})

test('each name has its own last result', () => {
  const { calls, make } = counted()
  const memoized = memoizeByName(make)
  expect([memoized('a', 1), memoized('b', 1)]).toEqual([memoized('a', 1), memoized('b', 1)])
  expect(calls).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

test('so has each object', () => {
  const { calls, make } = counted()
  const memoized = memoizeByObject(make)
  const [a, b] = [{ name: 'a' }, { name: 'a' }]
  expect([memoized(a, 1), memoized(b, 1)]).toEqual([memoized(a, 1), memoized(b, 1)])
  expect(calls).toHaveLength(2)
  memoized(a, 2)
  expect(calls).toHaveLength(3)
})

test('a promise that is rejected is made again', async () => {
  const { calls, make } = counted()
  const memoized = memoizeLast(async () => {
    make()
    if (calls.length === 1) throw new Error('no')
    return calls.length
  })
  await expect(memoized()).rejects.toThrow('no')
  expect(await memoized()).toBe(2)
  expect(await memoized()).toBe(2)
})

test('an equal value is replaced by the previous one', () => {
  const reuse = reuseEqual<{ list: string[] }>()
  const first = reuse({ list: ['a'] })
  expect(reuse({ list: ['a'] })).toBe(first)
  expect(reuse({ list: ['b'] })).toEqual({ list: ['b'] })
})
