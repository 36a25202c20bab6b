import { expect, test } from 'vitest'
import { receivedFacts, sortedHeaders } from './try-it-response.tsx'

test.each([
  [new Blob(['x'.repeat(898)]), true, ['92 ms', '898 bytes']],
  [new Blob(['x']), true, ['92 ms', '1 byte']],
  [new Blob(['x'.repeat(12_340)]), true, ['92 ms', '12.3 KB']],
  [new Blob([]), false, ['92 ms', '0 bytes', 'stopped by you']],
])('%o', (body, isWhole, facts) => {
  expect(receivedFacts({ tookMs: 91.6, body, isWhole })).toEqual(facts)
})

test('the headers that say most about a call come first', () => {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-RateLimit-Limit': '100', 'X-Trace-Id': 'a', Date: 'b' })
  expect(sortedHeaders(headers).map(([name]) => name)).toEqual([
    'x-ratelimit-limit',
    'x-trace-id',
    'cache-control',
    'date',
  ])
})
