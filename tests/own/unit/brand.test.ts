import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../../scripts/disk/read-files.ts'

// `tests/own/sites/brand.test.ts` builds some of the pages under another brand. This is about all of them.

// Binary files, too: as Latin-1 every byte is a character.
const namesBrand = (file: string) => /slipway/i.test(file + readFileSync(file, 'latin1'))
const own = ['content', 'site'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))

test('content, specification, and additions to the engine take the brand from the configuration', () => {
  const published = [...own, 'apispec.yaml'].filter((file) => !/\.test\.ts|__snapshots__/.test(file))
  expect(published.length).toBeGreaterThan(1000)
  expect(published.filter(namesBrand)).toEqual([])
  expect(namesBrand('site.config.ts')).toBe(true)
})
