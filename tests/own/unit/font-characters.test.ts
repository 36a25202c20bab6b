import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { englishCharacters } from '../../../scripts/bundle/font-characters.ts'
import { listFiles } from '../../../scripts/disk/read-files.ts'

test.each(['hanken-grotesk', 'bricolage-grotesque', 'jetbrains-mono'])(
  'the first file of %s has every character of the pages that the font has',
  (font) => {
    const source = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
    const whole = create(readFileSync(createRequire(import.meta.url).resolve(source)))
    if (!('characterSet' in whole)) throw new Error(`${source} contains several fonts`)
    const available = new Set(whole.characterSet.map((code) => String.fromCodePoint(code)))
    const pages = listFiles('content').filter((file) => /\.(?:mdx?|yaml)$/.test(file))
    const used = new Set(pages.flatMap((file) => [...readFileSync(join('content', file), 'utf8')]))
    expect(used.size).toBeGreaterThan(90)
    expect([...used].filter((one) => available.has(one) && !englishCharacters.includes(one))).toEqual([])
  },
)
