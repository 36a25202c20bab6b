import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { subsetFont } from './subset-font.ts'

const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
const font = readFileSync(createRequire(import.meta.url).resolve(file))

async function facts(minWeight: number, maxWeight: number, features: readonly string[]) {
  const subset = create(Buffer.from(await subsetFont(font, { characters: 'AVf–fi→', minWeight, maxWeight, features })))
  if (!('characterSet' in subset)) throw new Error('The result contains several fonts')
  return {
    characters: String.fromCodePoint(...subset.characterSet.filter((code) => code !== 0xffff)),
    weights: subset.variationAxes,
    features: subset.availableFeatures,
  }
}

test('a subset has the characters, weights, and features that were asked for', async () => {
  expect(await facts(400, 700, ['kern'])).toEqual({
    characters: 'AVfi–',
    weights: { wght: { name: 'Weight', min: 400, default: 400, max: 700 } },
    features: ['kern'],
  })
  expect(await facts(650, 650, [])).toEqual({ characters: 'AVfi–', weights: {}, features: [] })
})

test('another file is rejected', async () => {
  await expect(
    subsetFont(Buffer.from('no font'), { characters: 'a', minWeight: 1, maxWeight: 2, features: [] }),
  ).rejects.toThrow()
})
