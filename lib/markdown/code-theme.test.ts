import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeColorRules, codeColors, codeTheme, colorIndex } from './code-theme.ts'

const styles = join(import.meta.dirname, '../../app/styles')
const codeCss = readFileSync(join(styles, 'code.css'), 'utf8')
const loadedCss = readFileSync(join(styles, 'loaded.css'), 'utf8')

function channel(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @see WCAG 2.2, “contrast ratio” */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('the colors of code', () => {
  const [, light = '', dark = ''] = /--code-bg: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(loadedCss) ?? []

  test('are on the backgrounds that they were chosen for', () => {
    expect([light, dark]).toEqual(['#f5f3ec', '#101919'])
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test.each(codeColors.map((color) => [color.name, color] as const))('%s is legible in both themes', (_, color) => {
    expect(contrast(color.light, light)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color.dark, dark)).toBeGreaterThanOrEqual(4.5)
  })
})

test('the stylesheet contains exactly the rules of the theme', () => {
  expect(codeCss.match(/^\s*\.t\d+\b[^}]*\}/gm)?.map((rule) => rule.replace(/\s+/g, '').replace(/;\}/, '}'))).toEqual(
    codeColorRules().split('\n'),
  )
})

test('every color of the theme maps to its pair', () => {
  const colors = codeTheme.settings.slice(1).map(({ settings }) => settings.foreground)
  expect(colors.map(colorIndex)).toEqual(codeColors.map((_, index) => index))
})

test.each([undefined, codeTheme.fg, '#f00'])('the color %s has no pair', (color) => {
  expect(colorIndex(color)).toBeUndefined()
})
