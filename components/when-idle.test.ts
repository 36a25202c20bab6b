import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that is never idle runs it, too, because the request has a timeout', () => {
  const ask = vi.fn()
  vi.stubGlobal('requestIdleCallback', ask)
  const run = () => {}
  whenIdle(run)
  expect(ask).toHaveBeenCalledWith(run, { timeout: expect.any(Number) })
})

test('a browser without idle callbacks runs it soon', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  await new Promise<void>(whenIdle)
})
