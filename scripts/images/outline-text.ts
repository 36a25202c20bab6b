import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'

/** A font from a file of an installed package. */
export function loadFont(specifier: string): Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(specifier))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${specifier} holds several fonts`)
  return font
}

const outlines = new WeakMap<Font, Map<number, string>>()

/** A glyph's outline; titles share their letters, so each is drawn once. */
function outline(font: Font, glyph: Glyph): string {
  const known = outlines.get(font) ?? new Map<number, string>()
  outlines.set(font, known)
  const path = known.get(glyph.id) ?? glyph.path.toSVG()
  known.set(glyph.id, path)
  return path
}

/** Width of a text in pixels. */
export function textWidth(font: Font, text: string, sizePx: number): number {
  return (font.layout(text).advanceWidth * sizePx) / font.unitsPerEm
}

/** A text as SVG outlines, so that no font needs to be installed where the image is drawn. */
export function outlineText(font: Font, text: string, x: number, y: number, sizePx: number, fill: string): string {
  const scale = sizePx / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${Math.round(at + xOffset)})" d="${outline(font, glyph)}"/>`
    at += xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
