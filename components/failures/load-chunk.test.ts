import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunkTimeoutMs, loadChunk } from './load-chunk.ts'
import { errorText } from './load-error.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const textOf = (load: Promise<unknown>) => load.then(() => 'loaded', errorText)

test('returns the exports of the script, and clears its timer', async () => {
  expect(await loadChunk('zoom', async () => ({ zoom: 1 }))).toEqual({ zoom: 1 })
  expect(vi.getTimerCount()).toBe(0)
})

test('the error for a failed script has its ID and the cause', async () => {
  const load = loadChunk('zoom', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await textOf(load)).toBe('Loading chunk zoom failed. Cause: Failed to fetch')
  expect(vi.getTimerCount()).toBe(0)
})

test('a script that never arrives fails after 120 s, not before', async () => {
  let text: string | undefined
  void textOf(loadChunk('zoom', () => new Promise(() => {}))).then((result) => {
    text = result
  })
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1)
  expect(text).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(chunkTimeoutMs).toBe(120_000)
  expect(text).toBe('Loading chunk zoom failed. Cause: It did not arrive within 120 s.')
})

test('each call loads, so a failure can be retried', async () => {
  let attempts = 0
  const load = () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('no')) : Promise.resolve('yes')
  }
  expect(await textOf(loadChunk('zoom', load))).toContain('Loading chunk zoom failed.')
  expect(await loadChunk('zoom', load)).toBe('yes')
})
