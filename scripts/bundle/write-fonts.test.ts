import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../disk/read-files.ts'
import { englishCharacters, otherCharacters } from './font-characters.ts'
import { writeFonts } from './write-fonts.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-test-'))
const folder = join(root, 'public/assets/fonts')
let written: Awaited<ReturnType<typeof writeFonts>>

beforeAll(async () => {
  written = await writeFonts(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const files = () => listFiles(folder)
const fileOf = (name: string) => join(folder, files().find((file) => file.startsWith(`${name}.`)) ?? '')
const sizeOf = (name: string) => statSync(fileOf(name)).size

/** The characters of a font file. */
function charactersOf(path: string): Set<string> {
  const font = create(readFileSync(path))
  if (!('characterSet' in font)) throw new Error(`${path} contains several fonts`)
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
}

test('the files are small', () => {
  const total = files().reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(total).toBeLessThan(60_000)
  expect(sizeOf('body') + sizeOf('display')).toBeLessThan(26_500)
  expect(sizeOf('code')).toBeLessThan(10_000)
})

test('each style rule names a file, and pages preload all fonts', () => {
  const urls = [...(written.css + written.rest).matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)
  expect(urls).toHaveLength(6)
  expect(urls.filter((url) => !existsSync(join(root, 'public', url)))).toEqual([])
  expect(written.preload).toEqual([
    expect.stringMatching(/^\/assets\/fonts\/body\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/assets\/fonts\/display\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/assets\/fonts\/code\.[0-9a-f]{8}\.woff2$/),
  ])
  expect(urls).toEqual(expect.arrayContaining(written.preload))
})

test('the properties that the styles use are set', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const used = [...new Set([...tokens.matchAll(/var\((--font-\w+)\)/g)].map(([, name = '']) => name))]
  expect(used).toEqual(['--font-body', '--font-display', '--font-code'])
  expect(used.filter((name) => !written.css.includes(`${name}:`))).toEqual([])
})

test.each([
  ['body', 'hanken-grotesk'],
  ['display', 'bricolage-grotesque'],
  ['code', 'jetbrains-mono'],
])('%s has every character of English pages that its font has', (name, font) => {
  const source = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
  const available = charactersOf(createRequire(import.meta.url).resolve(source))
  const english = charactersOf(fileOf(name))
  expect([...englishCharacters].filter((character) => available.has(character) && !english.has(character))).toEqual([])
  // A browser loads the second file for these, so it must have all of them.
  const others = charactersOf(fileOf(`${name}-latin`))
  expect([...otherCharacters].filter((character) => !others.has(character))).toEqual([])
})

test('a second build makes nothing, removes earlier files, and replaces missing ones', async () => {
  const before = files()
  const body = fileOf('body')
  const writtenAt = statSync(body).mtimeMs
  writeFileSync(join(folder, 'body.00000000.woff2'), '')
  expect(await writeFonts(root)).toEqual(written)
  expect(files()).toEqual(before)
  expect(statSync(body).mtimeMs).toBe(writtenAt)
  writeFileSync(body, 'damaged')
  expect(await writeFonts(root)).toEqual(written)
  expect(statSync(body).size).toBeGreaterThan(10_000)
})
