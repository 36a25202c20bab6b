import { expect, test } from 'vitest'
import { checkImageSettings, defaultImageSettings, imageSettings } from './image-settings.ts'

const shownDiagnostics = (images: object, source = 'const site = {\n  images: { quality: 0 },\n}') =>
  checkImageSettings({ images }, source).map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
  )

test('settings that a site does not set have the default of the specification', () => {
  expect(imageSettings({})).toEqual({ quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 })
  expect(imageSettings({ images: { quality: 60 } })).toEqual({ ...defaultImageSettings, quality: 60 })
  expect(shownDiagnostics({})).toEqual([])
})

test('invalid settings are reported at their place', () => {
  expect(shownDiagnostics({ quality: 0 })).toMatchInlineSnapshot(`
    [
      "2:13 config-invalid “images.quality” is 0. Write a whole number from 1 to 100.",
    ]
  `)
  expect(shownDiagnostics({ steps: 2.5 }, '')).toMatchInlineSnapshot(`
    [
      "1:1 config-invalid “images.steps” is 2.5. Write a whole number from 1 to 20.",
    ]
  `)
  expect(shownDiagnostics({ minWidth: 900, maxWidth: 600 }, 'a\nminWidth: 900')).toMatchInlineSnapshot(`
    [
      "2:1 config-invalid “images.minWidth” is 900, more than “images.maxWidth”, 600. Make the narrowest picture narrower than the widest.",
    ]
  `)
})
