import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test.each([
  ['SLIPWAY_CLIENT_SECRET', ['SLIPWAY_', 'CLIENT_', 'SECRET']],
  ['attach_identifier_to_title', ['attach_', 'identifier_to_', 'title']],
  ['https://api.us.slipway.example/v1', ['https://', 'api.us.', 'slipway.', 'example/v1']],
  ['entityProcessingTimeout', ['entity', 'Processing', 'Timeout']],
  ['relation.identifier[0]', ['relation.', 'identifier[0]']],
  ['checkout-service', ['checkout-', 'service']],
])('a line may end in %s only where a reader expects it', (name, parts) => {
  expect(nameParts(name)).toEqual(parts)
})

test('a short name stays whole', () => {
  for (const name of ['id', 'metricAlert', 'a/b', '.diff', '$team', '1.2.3', ''])
    expect(nameParts(name)).toEqual([name])
})
