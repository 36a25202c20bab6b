import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openStore } from '../disk/store.ts'
import { inspectImage } from './inspect-image.ts'
import { createImageReader } from './read-images.ts'

const readImages = (root: string) => createImageReader(openStore(root))()

const picture = { width: 40, height: 30, channels: 3, background: '#fff' } as const
const png = () => sharp({ create: picture }).png().toBuffer()

async function siteWith(files: Record<string, Buffer | string>): Promise<string> {
  const root = temporaryFolder()
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(root, 'content/images', name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, bytes)
  }
  return root
}

test('pictures have their size, drawings their markup, and other files are known', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" width="24" height="12"/>'
  const root = await siteWith({ 'a/model.svg': `${svg}\n`, 'tour.mp4': 'film', 'page.png': await png() })
  const { images, diagnostics } = await readImages(root)
  expect(Object.fromEntries(images)).toEqual({
    '/images/a/model.svg': { width: 24, height: 12, svg, responsive: false },
    '/images/page.png': { width: 40, height: 30, svg: undefined, responsive: true },
    '/images/tour.mp4': { width: 0, height: 0 },
  })
  expect(diagnostics).toEqual([])
})

test('a drawing with labels in HTML is a picture, but never part of a page', async () => {
  const label = '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1">${label}</svg>`
  const { images, diagnostics } = await readImages(await siteWith({ 'a.svg': svg }))
  expect(diagnostics).toEqual([])
  expect(images.get('/images/a.svg')).toEqual({ width: 1, height: 1, svg: undefined, responsive: false })
})

test('a photograph that is stored on its side has the size that readers see', async () => {
  const side = await sharp({ create: picture }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { images } = await readImages(await siteWith({ 'side.jpg': side }))
  expect(images.get('/images/side.jpg')).toMatchObject({ width: 30, height: 40 })
})

test.each([
  ['a picture without transparency', 3, '#fff', 'uchar', true],
  ['one that could have it', 4, { r: 9, g: 9, b: 9, alpha: 1 }, 'uchar', true],
  ['one that has it', 4, { r: 9, g: 9, b: 9, alpha: 0.99 }, 'uchar', false],
  ['one of 16 bits', 4, { r: 9, g: 9, b: 9, alpha: 1 }, 'rgb16', true],
  ['a transparent one of 16 bits', 4, { r: 9, g: 9, b: 9, alpha: 0.5 }, 'rgb16', false],
] as const)('%s is opaque or not', async (_, channels, background, space, isOpaque) => {
  const image = sharp({ create: { ...picture, channels, background } })
  const bytes = await (space === 'rgb16' ? image.toColourspace('rgb16') : image).png().toBuffer()
  expect(await inspectImage(openStore(temporaryFolder()), 'a', bytes)).toMatchObject({ isOpaque })
})

test('moving pictures stay as they are', async () => {
  const frames = await Promise.all(
    ['#fff', '#000'].map((background) =>
      sharp({ create: { ...picture, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = () => sharp(frames, { join: { animated: true } })
  const root = await siteWith({ 'a.gif': await moving().gif().toBuffer(), 'b.webp': await moving().webp().toBuffer() })
  const { images } = await readImages(root)
  expect([...images.values()]).toEqual([
    { width: 40, height: 30, svg: undefined, responsive: false },
    { width: 40, height: 30, svg: undefined, responsive: false },
  ])
})

test('files that are damaged, misnamed or more than a drawing are reported and not published', async () => {
  const whole = await png()
  const root = await siteWith({
    'cut.png': (
      await sharp({
        create: { ...picture, width: 400, height: 400, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
      })
        .png()
        .toBuffer()
    ).subarray(0, 9000),
    'named.jpg': whole,
    'text.png': 'no picture',
    'live.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script>go()</script></svg>',
    'wide.png': await sharp({ create: { ...picture, width: 10_001, height: 10_000 } })
      .png()
      .toBuffer(),
  })
  const { images, diagnostics } = await readImages(root)
  expect(diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`)).toEqual([
    'content/images/cut.png:1:1 unreadable-image',
    'content/images/live.svg:2:1 unsafe-svg',
    'content/images/named.jpg:1:1 image-extension',
    'content/images/text.png:1:1 unreadable-image',
    'content/images/wide.png:1:1 image-too-large',
  ])
  expect([...images.values()].some(({ responsive }) => responsive)).toBe(false)
  expect(images.get('/images/live.svg')?.svg).toBeUndefined()
  // The facts about a file are stored by its bytes, its errors included.
  expect((await readImages(root)).diagnostics).toEqual(diagnostics)
})

test('a site without images has none', async () => {
  expect((await readImages(temporaryFolder())).images.size).toBe(0)
})
