import { expect, test } from 'vitest'
import { receivedFacts } from './try-it-response.tsx'

test.each([
  [new Blob(['x'.repeat(898)]), true, ['92 ms', '898 bytes']],
  [new Blob(['x']), true, ['92 ms', '1 byte']],
  [new Blob(['x'.repeat(12_340)]), true, ['92 ms', '12.3 KB']],
  [new Blob([]), false, ['92 ms', '0 bytes', 'stopped by you']],
])('%o', (body, isWhole, facts) => {
  expect(receivedFacts({ tookMs: 91.6, body, isWhole })).toEqual(facts)
})
