import { expect, test } from 'vitest'
import { jqInThread } from './jq-in-thread.ts'

test('jq in a thread compiles and runs programs', async () => {
  const jq = jqInThread()
  expect(await jq.compile('.a |')).toContain('syntax error')
  expect(await jq.compile('.a')).toBeUndefined()
  expect(await Promise.all([jq.print('{"a":1}', '.a', ['-c']), jq.print('[1]', '.', ['-c'])])).toEqual(['1', '[1]'])
  await expect(jq.print('1', '.a', [])).rejects.toThrow('Cannot index number')
}, 60_000)

test('a program without an end is stopped, and the next one runs', async () => {
  const jq = jqInThread(8000)
  await expect(jq.print('1', 'last(repeat(1))', [])).rejects.toThrow('was stopped')
  expect(await jq.print('1', '. + 1', [])).toBe('2')
}, 60_000)
