import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'

/** A font from a file. */
export function loadFont(path: string): Font {
  const font = create(readFileSync(path))
  if (!('layout' in font)) throw new Error(`${path} contains several fonts`)
  return font
}

/** A word as it is drawn at the size of the font's own units. */
interface DrawnWord {
  advance: number
  paths: string
}

const outlines = new WeakMap<Font, Map<number, string>>()
const words = new WeakMap<Font, Map<string, DrawnWord>>()

/** A glyph's outline; titles share their letters, so each is drawn once. */
function outline(font: Font, glyph: Glyph): string {
  const cachedOutlines = outlines.get(font) ?? new Map<number, string>()
  outlines.set(font, cachedOutlines)
  const path = cachedOutlines.get(glyph.id) ?? glyph.path.toSVG()
  cachedOutlines.set(glyph.id, path)
  return path
}

function drawWord(font: Font, word: string): DrawnWord {
  const { glyphs, positions, advanceWidth } = font.layout(word)
  let at = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${Math.round(at + xOffset)})" d="${outline(font, glyph)}"/>`
    at += xAdvance
    return path
  })
  return { advance: advanceWidth, paths: paths.join('') }
}

/** The words of a text, including the spaces. Titles share words and layout is slow, so each word is laid out once. */
function drawnWords(font: Font, text: string): DrawnWord[] {
  const cachedWords = words.get(font) ?? new Map<string, DrawnWord>()
  words.set(font, cachedWords)
  return (text.match(/\s+|\S+/g) ?? []).map((word) => {
    const drawn = cachedWords.get(word) ?? drawWord(font, word)
    cachedWords.set(word, drawn)
    return drawn
  })
}

/** Width of a text in pixels. */
export function textWidth(font: Font, text: string, sizePx: number): number {
  const advance = drawnWords(font, text).reduce((sum, word) => sum + word.advance, 0)
  return (advance * sizePx) / font.unitsPerEm
}

/** A text as SVG outlines, so no font has to be installed on the machine that draws the image. */
export function outlineText(font: Font, text: string, x: number, y: number, sizePx: number, fill: string): string {
  const scale = sizePx / font.unitsPerEm
  let at = 0
  const parts = drawnWords(font, text).map(({ advance, paths }) => {
    const part = `<g transform="translate(${Math.round(at)})">${paths}</g>`
    at += advance
    return part
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${parts.join('')}</g>`
}
