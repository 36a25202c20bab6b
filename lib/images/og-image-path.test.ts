import { expect, test } from 'vitest'
import { ogImagePath } from './og-image-path.ts'

test.each([
  ['/', '/generated/og/index.png'],
  ['/a/b', '/generated/og/a/b.png'],
])('%s → %s', (route, expected) => {
  expect(ogImagePath(route)).toBe(expected)
})
