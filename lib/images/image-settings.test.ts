import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultImageSettings, imageSettings, imageWidths } from './image-settings.ts'

test('settings that a site does not set have the default of the specification', () => {
  expect(imageSettings({})).toEqual({ quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 })
  expect(imageSettings({ images: { quality: 60 } })).toEqual({ ...defaultImageSettings, quality: 60 })
})

const steps = [300, 417, 533, 650, 767, 883, 1000]

test.each([
  [1600, steps],
  [1001, steps],
  [1000, steps],
  [999, [...steps.slice(0, 6), 999]],
  [500, [300, 417, 500]],
  [300, [300]],
  [24, [24]],
])('an image %i pixels wide is published in %j', (originalWidth, widths) => {
  expect(imageWidths(defaultImageSettings, originalWidth)).toEqual(widths)
})

test('a single step is the maximum width; duplicate widths are published once', () => {
  expect(imageWidths({ minWidth: 300, maxWidth: 1000, steps: 1 }, 2000)).toEqual([1000])
  expect(imageWidths({ minWidth: 300, maxWidth: 302, steps: 7 }, 2000)).toEqual([300, 301, 302])
})

test("widths increase, never exceed the image's own, and end as wide as allowed", () => {
  const settings = fc.record({
    minWidth: fc.integer({ min: 16, max: 900 }),
    maxWidth: fc.integer({ min: 900, max: 4000 }),
    steps: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(settings, fc.integer({ min: 1, max: 9000 }), (imageSettings, originalWidth) => {
      const widths = imageWidths(imageSettings, originalWidth)
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
      expect(widths.at(-1)).toBe(Math.min(originalWidth, imageSettings.maxWidth))
      expect(widths.length).toBeLessThanOrEqual(imageSettings.steps)
    }),
  )
})
