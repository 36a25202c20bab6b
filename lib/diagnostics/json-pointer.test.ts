import { expect, test } from 'vitest'
import { formatFragment, formatPointer, parseFragment, parsePointer, relativeSteps, valueAt } from './json-pointer.ts'

const steps = ['paths', '/a~b/{id}', '0', '']

test('steps come back from a pointer and from a fragment', () => {
  expect(formatPointer(steps)).toBe('/paths/~1a~0b~1{id}/0/')
  expect(parsePointer(formatPointer(steps))).toEqual(steps)
  expect(parseFragment(formatFragment(steps).slice(1))).toEqual(steps)
  expect([parsePointer(''), parseFragment('')]).toEqual([[], []])
})

test('only a fragment is percent-decoded, and an anchor has no steps', () => {
  expect([parsePointer('/a%20b'), parseFragment('/a%20b'), parseFragment('/100%')]).toEqual([
    ['a%20b'],
    ['a b'],
    ['100%'],
  ])
  expect(parseFragment('anchor')).toEqual([])
})

test('a value has only its own members', () => {
  const value = { list: ['x'], text: 'y' }
  expect([valueAt(value, ['list', '0']), valueAt(value, [])]).toEqual(['x', value])
  for (const path of [['list', 'length'], ['list', '1'], ['text', '0'], ['toString']])
    expect(valueAt(value, path)).toBeUndefined()
})

test('a relative pointer goes up before it goes down', () => {
  expect(relativeSteps(['entity', 'properties'], '1/blueprint')).toEqual(['entity', 'blueprint'])
  expect(relativeSteps(['entity'], '2/blueprint')).toBeUndefined()
})
