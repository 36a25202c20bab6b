import { expect, test } from 'vitest'
import { embedSettings } from './embed-settings.ts'

test('a site without settings has a parameter of its brand and tells no one', () => {
  expect(embedSettings({ brand: 'slipway' })).toEqual({ parameter: 'slipway-embed', allowedOrigins: [] })
})

test('what a site sets holds', () => {
  const embed = { parameter: 'inside', allowedOrigins: ['https://app.slipway.example'] }
  expect(embedSettings({ brand: 'slipway', embed })).toEqual(embed)
  expect(embedSettings({ brand: 'slipway', embed: { allowedOrigins: [] } }).parameter).toBe('slipway-embed')
})
