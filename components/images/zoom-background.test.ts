import { expect, test } from 'vitest'
import { zoomBackground } from './zoom-background.ts'

test('the backdrop has a color for each theme', () => {
  const background = { light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)' }
  expect(zoomBackground({ zoom: { background } })).toBe('light-dark(rgb(255, 255, 255), rgb(50, 50, 50))')
})

test('a site without the setting has no zoom', () => {
  expect(zoomBackground({})).toBeUndefined()
})
