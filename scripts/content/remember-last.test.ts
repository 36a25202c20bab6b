import { expect, test } from 'vitest'
import { rememberByName, rememberLast } from './remember-last.ts'

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
  const remembered = rememberLast(make)
  const list = ['a']
  expect(remembered('a', list)).toBe(remembered('a', list))
  expect(calls).toHaveLength(1)
  for (const given of [['b', list], ['b', ['a']], ['b'], [], [Number.NaN]]) remembered(...given)
  expect(calls).toHaveLength(6)
  remembered(Number.NaN)
  expect(calls).toHaveLength(6)
})

test('only the last result is kept', () => {
  const { calls, make } = counted()
  const remembered = rememberLast(make)
  for (const given of ['a', 'b', 'a']) remembered(given)
  expect(calls).toEqual([['a'], ['b'], ['a']])
})

test('a call that fails is made again', () => {
  let fails = true
  const remembered = rememberLast((text: string) => {
    if (fails) throw new Error('no')
    return text
  })
  expect(() => remembered('a')).toThrow('no')
  fails = false
  expect(remembered('a')).toBe('a')
})

test('each name has a last result of its own', () => {
  const { calls, make } = counted()
  const remembered = rememberByName(make)
  expect([remembered('a', 1), remembered('b', 1)]).toEqual([remembered('a', 1), remembered('b', 1)])
  expect(calls).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})
