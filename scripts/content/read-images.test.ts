import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { readImages } from './read-images.ts'

test('pictures have their size, drawings their markup, and other files are known', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" width="24" height="12"/>'
  const root = temporaryFolder({ 'content/images/a/model.svg': `${svg}\n`, 'content/images/tour.mp4': 'film' })
  const picture = { width: 40, height: 30, channels: 3, background: '#fff' } as const
  mkdirSync(join(root, 'content/images'), { recursive: true })
  await sharp({ create: picture }).png().toFile(join(root, 'content/images/page.png'))
  expect(Object.fromEntries(await readImages(root))).toEqual({
    '/images/a/model.svg': { width: 24, height: 12, svg },
    '/images/page.png': { width: 40, height: 30, svg: undefined },
    '/images/tour.mp4': { width: 0, height: 0 },
  })
})

test('a site without images has none', async () => {
  expect((await readImages(temporaryFolder())).size).toBe(0)
})
