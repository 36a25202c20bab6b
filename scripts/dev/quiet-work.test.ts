import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuietWork } from './quiet-work.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('only the last subject is worked on, once there is quiet', async () => {
  const done: string[] = []
  const { schedule } = createQuietWork(async (subject: string) => void done.push(subject), 100, fail)
  for (const subject of ['a', 'b', 'c']) {
    schedule(subject)
    await vi.advanceTimersByTimeAsync(99)
  }
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['c'])
})

test('work waits for work, and a failure is reported', async () => {
  const events: string[] = []
  const work = async (subject: string) => {
    events.push(`${subject} begins`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    events.push(`${subject} ends`)
    if (subject === 'a') throw new Error('a failed')
  }
  const { schedule } = createQuietWork(work, 100, (error) => events.push((error as Error).message))
  schedule('a')
  await vi.advanceTimersByTimeAsync(500)
  schedule('b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(events).toEqual(['a begins', 'a ends', 'a failed', 'b begins', 'b ends'])
})

function fail(error: unknown): never {
  throw error
}
