import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { listFiles } from '../disk/read-files.ts'
import { fallbackFaces, fallbackRules } from './fallback-faces.ts'
import { subsetFont } from './subset-font.ts'

// Advance widths of Liberation Sans 2, which are those of Arial, in units of which 2,048 are the font's size.
const arialRegular: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijl',
  569: ' !,./:;I[\\]ft',
  682: '()-`r',
  1024: 'Jcksvxyz',
  1139: '#$0123456789?L_abdeghnopqu',
  1251: 'FTZ',
  1366: '&ABEKPSVXY',
  1479: 'CDHNRUw',
  1593: 'GOQ',
  1706: 'Mm',
  1933: 'W',
}
const arialBold: Readonly<Record<number, string>> = {
  487: "'",
  569: ' ,./I\\ijl',
  682: '!()-:;[]`ft',
  797: 'r',
  1024: 'z',
  1139: '#$0123456789J_aceksvxy',
  1251: '?FLTZbdghnopqu',
  1366: 'EPSVXY',
  1479: '&ABCDHKNRU',
  1593: 'GOQw',
  1706: 'M',
  1821: 'm',
  1933: 'W',
}

// Widths hardly depend on who wrote an English text: pages of documentation are like those of the site.
const pages = listFiles('docs')
  .filter((file) => /\.md$/.test(file))
  .map((file) => readFileSync(join('docs', file), 'utf8').replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, ''))
const lines = pages.flatMap((page) => page.split('\n'))
const text = {
  prose: lines.filter((line) => /^[A-Z][\w ,.'-]{40,}/.test(line)).join(' '),
  titles: lines.flatMap((line) => /^(?:title:|#+) (.+)/.exec(line)?.[1] ?? []).join(' '),
}

interface Metrics {
  widthOf: (character: string) => number
  ascent: number
  descent: number
}

/** The site's font in one weight; lengths in units of which 1 is its size. */
async function fontAt(font: string, weight: number): Promise<Metrics> {
  const file = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
  const source = readFileSync(createRequire(import.meta.url).resolve(file))
  const characters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))
  const pinned = await subsetFont(source, { characters, minWeight: weight, maxWeight: weight, features: [] })
  const parsed = create(Buffer.from(pinned))
  if (!('glyphForCodePoint' in parsed)) throw new Error(`${file} contains several fonts`)
  const { unitsPerEm, ascent, descent } = parsed
  return {
    widthOf: (character) => parsed.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / unitsPerEm,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  }
}

const face = (family: string, weight: string) =>
  fallbackFaces.find((entry) => entry.family === family && entry.weight === weight)

test.each([
  ['body-arial', '400 550', 'hanken-grotesk', 400, arialRegular, text.prose],
  ['body-arial', '551 700', 'hanken-grotesk', 600, arialBold, text.prose],
  ['display-arial', '650', 'bricolage-grotesque', 650, arialBold, text.titles],
] as const)(
  'text in %s %s is as long and as high as in %s',
  async (family, faceWeight, font, weight, table, sample) => {
    const { widthOf, ascent, descent } = await fontAt(font, weight)
    const installed = new Map(
      Object.entries(table).flatMap(([width, characters]) =>
        [...characters].map((character): [string, number] => [character, Number(width) / 2048]),
      ),
    )
    const characters = [...sample].filter((character) => installed.has(character))
    expect(characters.length).toBeGreaterThan(5000)
    const sum = (width: (character: string) => number) =>
      characters.reduce((total, character) => total + width(character), 0)
    const ratio = sum(widthOf) / sum((character) => installed.get(character) ?? 0)
    const found = face(family, faceWeight)
    expect(Math.abs((found?.sizePercent ?? 0) / (ratio * 100) - 1)).toBeLessThan(0.02)
    expect([found?.ascent, found?.descent]).toEqual([ascent * 1000, descent * 1000])
  },
)

test('heights are divided by the scale, which browsers apply to them, too', () => {
  expect(fallbackRules).toContain(
    'src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:94.5%;ascent-override:105.8%;descent-override:32.1%',
  )
})
