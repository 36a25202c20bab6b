import { expect, test } from 'vitest'
import { messageTargets } from './embed-message.ts'

const allowed = ['https://a.example', 'https://b.example']

test('an allowed host is the only target', () => {
  expect(messageTargets(allowed, 'https://b.example')).toEqual(['https://b.example'])
})

test.each(['https://c.example', 'https://b.example.org', 'http://b.example', 'null', ''])('%j gets nothing', (host) => {
  expect(messageTargets(allowed, host)).toEqual([])
  expect(messageTargets([], host)).toEqual([])
})

test('if the browser does not reveal the host, only the allowed origins are targets', () => {
  expect(messageTargets(allowed, undefined)).toEqual(allowed)
  expect(messageTargets([], undefined)).toEqual([])
})
