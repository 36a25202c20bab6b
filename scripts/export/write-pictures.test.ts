import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultImageSettings } from '#lib/images/image-settings.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { openStore } from '../disk/store.ts'
import { writePictures } from '../make/write-pictures.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
const settings = { ...defaultImageSettings, minWidth: 30, maxWidth: 90, steps: 3 }

/** A photograph: what pixels of a camera look like to an encoder. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(1)

function siteWith(name: string, bytes: Buffer): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'content/images'), { recursive: true })
  writeFileSync(join(root, 'content/images', name), bytes)
  return root
}

test('a picture is published in three formats and in every width, each smaller than the original', async () => {
  const original = await photo(120, 80).png().toBuffer()
  const root = siteWith('My photo.png', original)
  const pictures = await writePictures(openStore(root), ['/images/My photo.png'], settings)
  const { width, sources, placeholder } = pictures.get('/images/My photo.png') ?? { sources: [] }
  expect(width).toBe(120)
  expect(sources.map(({ type }) => type).sort()).toEqual(['image/avif', 'image/png', 'image/webp'])
  expect(placeholder?.colors).toHaveLength(6)
  expect(placeholder?.colors.every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
  for (const { type, files } of sources) {
    expect(files.map((file) => file.width)).toEqual([30, 60, 90])
    for (const { href, width: wanted } of files) {
      expect(href).toMatch(/^\/generated\/images\/My-photo-[0-9a-f]{8}-\d+\.(?:avif|webp|png)$/)
      const path = join(root, 'public', href)
      const { width: actual, format } = await sharp(path).metadata()
      expect([actual, `image/${format === 'heif' ? 'avif' : format}`]).toEqual([wanted, type])
      expect(statSync(path).size).toBeLessThan(original.length)
    }
  }
})

test('no picture is enlarged, and a photograph on its side stands upright', async () => {
  const root = siteWith('a.jpg', await photo(50, 40).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer())
  const { width, sources } = (await writePictures(openStore(root), ['/images/a.jpg'], settings)).get(
    '/images/a.jpg',
  ) ?? {
    sources: [],
  }
  expect(width).toBe(40)
  for (const { files } of sources) {
    expect(files.map((file) => file.width)).toEqual([30, 40])
    for (const { href } of files) {
      const size = await sharp(join(root, 'public', href)).metadata()
      expect(size.height).toBeGreaterThan(size.width)
    }
  }
  expect(sources.map(({ type }) => type)).toContain('image/jpeg')
})

test('a format that would be heavier than the original is left out', async () => {
  const flat = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#fff' } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  const picture = (await writePictures(openStore(siteWith('a.png', flat)), ['/images/a.png'], settings)).get(
    '/images/a.png',
  )
  expect(picture?.sources.map(({ type }) => type)).not.toContain('image/avif')
})

test('a picture that one can see through has no placeholder', async () => {
  const clear = await sharp({ create: { width: 99, height: 50, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const pictures = await writePictures(openStore(siteWith('a.png', clear)), ['/images/a.png'], settings)
  expect(pictures.get('/images/a.png')?.placeholder).toBeUndefined()
})

const bytesOf = (root: string) => {
  const folder = join(root, 'public/generated/images')
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, readFileSync(join(folder, file)).toString('base64')]),
  )
}

test('the same picture gives the same bytes; a changed one or another quality gives other names', async () => {
  const bytes = await photo(80, 60).png().toBuffer()
  const [one, other] = [siteWith('a.png', bytes), siteWith('a.png', bytes)]
  await writePictures(openStore(one), ['/images/a.png'], settings)
  await writePictures(openStore(other), ['/images/a.png'], settings)
  expect(bytesOf(other)).toEqual(bytesOf(one))

  const before = Object.keys(bytesOf(one))
  await writePictures(openStore(one), ['/images/a.png'], { ...settings, quality: 40 })
  expect(Object.keys(bytesOf(one)).filter((name) => before.includes(name))).toEqual([])
  writeFileSync(join(one, 'content/images/a.png'), await photo(70, 60).png().toBuffer())
  await writePictures(openStore(one), ['/images/a.png'], settings)
  expect(Object.keys(bytesOf(one)).filter((name) => before.includes(name))).toEqual([])
})

test('an encoded picture is taken from the store, and a file that is missing there is made again', async () => {
  const root = siteWith('a.png', await photo(80, 60).png().toBuffer())
  await writePictures(openStore(root), ['/images/a.png'], settings)
  const published = bytesOf(root)
  const encoded = join(root, '.cache/store/pictures')
  const [file = ''] = listFiles(encoded)
  writeFileSync(join(encoded, file), 'stored')
  await writePictures(openStore(root), ['/images/a.png'], settings)
  expect(Object.values(bytesOf(root))).toContain(Buffer.from('stored').toString('base64'))

  rmSync(join(encoded, file))
  await writePictures(openStore(root), ['/images/a.png'], settings)
  expect(bytesOf(root)).toEqual(published)
})

test('files of pictures that no page shows any more are taken back', async () => {
  const root = siteWith('a.png', await photo(80, 60).png().toBuffer())
  await writePictures(openStore(root), ['/images/a.png'], settings)
  expect((await writePictures(openStore(root), [], settings)).size).toBe(0)
  expect(Object.keys(bytesOf(root))).toEqual([])
})
