import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { fromWoff2, toWoff2 } from './woff2.ts'

const fonts = ['hanken-grotesk', 'bricolage-grotesque', 'jetbrains-mono'].map((font) => {
  const file = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
  return readFileSync(createRequire(import.meta.url).resolve(file))
})

async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

test('fonts that are converted at the same time do not damage each other', async () => {
  const plain = await oneByOne(fonts, fromWoff2)
  expect(plain.map(({ length }) => length)).toEqual([70856, 82812, 97336])
  expect(await Promise.all(fonts.map(fromWoff2))).toEqual(plain)
  const compressed = await oneByOne(plain, toWoff2)
  expect(await Promise.all(plain.map(toWoff2))).toEqual(compressed)
  expect((await Promise.all(compressed.map(fromWoff2))).map(({ length }) => length)).toEqual([70856, 82812, 97336])
})

test('a file that is not a font is rejected, and the next one is converted', async () => {
  const [font = Buffer.of()] = fonts
  const results = await Promise.allSettled([fromWoff2(Buffer.from('no font')), fromWoff2(font)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
