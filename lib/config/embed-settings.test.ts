import { expect, test } from 'vitest'
import { embedSettings } from './embed-settings.ts'

test('by default, the parameter is derived from the brand and no origin is notified', () => {
  expect(embedSettings({ brand: 'slipway' })).toEqual({ parameter: 'slipway-embed', allowedOrigins: [] })
})

test("a site's own settings take precedence", () => {
  const embed = { parameter: 'inside', allowedOrigins: ['https://app.slipway.example'] }
  expect(embedSettings({ brand: 'slipway', embed })).toEqual(embed)
  expect(embedSettings({ brand: 'slipway', embed: { allowedOrigins: [] } }).parameter).toBe('slipway-embed')
})
