import { expect, test } from 'vitest'
import { fontFile } from '../disk/font-file.ts'
import { loadFont, outlineText, textWidth } from './outline-text.ts'

const font = loadFont(fontFile('body'))
const text = 'Set up a service'

test('measures a text as the font lays it out', () => {
  const laidOut = (font.layout(text).advanceWidth * 32) / font.unitsPerEm
  expect(textWidth(font, text, 32) / laidOut).toBeCloseTo(1, 2)
  expect(textWidth(font, text, 64)).toBeCloseTo(2 * textWidth(font, text, 32))
})

test('draws every letter once, each word behind the one before', () => {
  const svg = outlineText(font, text, 10, 20, font.unitsPerEm, '#fff')
  expect(svg).toMatch(/^<g fill="#fff" transform="translate\(10 20\) scale\(1 -1\)">/)
  const places = [...svg.matchAll(/<g transform="translate\((\d+)\)">/g)].map(([, at]) => Number(at))
  expect(places).toHaveLength(7)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places.at(-1)).toBe(Math.round(textWidth(font, 'Set up a ', font.unitsPerEm)))
  expect(outlineText(font, text, 10, 20, font.unitsPerEm, '#fff')).toBe(svg)
})
