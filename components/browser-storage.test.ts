import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recall, remember, siteKey } from './browser-storage.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { documentElement: { dataset: { brand: 'acme' } } })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('a text is stored under the key of the site, and removed', () => {
  expect(remember(siteKey('consent'), 'yes')).toBe(true)
  expect([...stored]).toEqual([['acme.consent', 'yes']])
  expect(recall('acme.consent')).toBe('yes')
  remember('acme.consent', null)
  expect(recall('acme.consent')).toBeNull()
})

test('what a browser refuses to store lasts until the next full load', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  stored.set('a', 'old')
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  expect(remember('a', 'new')).toBe(false)
  expect(recall('a')).toBe('new')
  vi.stubGlobal('localStorage', storage)
  remember('a', 'newest')
  expect(recall('a')).toBe('newest')
})

test('a browser that blocks storage has stored nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(recall('a')).toBeNull()
})
