import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** A font from a file of an installed package. */
export function loadFont(specifier: string): Font {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(specifier))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${specifier} holds several fonts`)
  return font
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
    const path = `<path transform="translate(${Math.round(at + xOffset)})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
