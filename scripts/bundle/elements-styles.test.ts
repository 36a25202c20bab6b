import { expect, test } from 'vitest'
import { codeColors } from '#lib/markdown/code-theme.ts'
import { elementsStyles } from './elements-styles.ts'

const css = elementsStyles()

test('code has the site’s colors, which win over those in style attributes', () => {
  expect(css).toContain('.token.string, .token.char, .token.attr-value')
  for (const { light, dark } of codeColors) expect(css).toContain(`light-dark(${light}, ${dark}) !important`)
})

test('icons are the site’s, drawn as a mask', () => {
  expect(css).toMatch(
    /\.svg-inline--fa\.fa-chevron-down \{ background: currentColor; mask: url\("data:image\/svg\+xml,/,
  )
  expect(css).not.toMatch(/url\("[^"]*[<>]/)
})
