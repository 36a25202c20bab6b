import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icoOf } from './brand-images.ts'

const pngOf = (sizePx: number) =>
  sharp({ create: { width: sizePx, height: sizePx, channels: 4, background: 'teal' } })
    .png()
    .toBuffer()

test('an icon file says where each image is, and contains it as it is', async () => {
  const images = await Promise.all([16, 32, 256].map(async (sizePx) => ({ sizePx, png: await pngOf(sizePx) })))
  const ico = icoOf(images)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const entries = images.map((_image, index) => ico.subarray(6 + 16 * index, 22 + 16 * index))
  expect(entries.map((entry) => [...entry.subarray(0, 8)])).toEqual([
    [16, 16, 0, 0, 1, 0, 32, 0],
    [32, 32, 0, 0, 1, 0, 32, 0],
    [0, 0, 0, 0, 1, 0, 32, 0],
  ])
  const contents = entries.map((entry) => {
    const start = entry.readUInt32LE(12)
    return ico.subarray(start, start + entry.readUInt32LE(8))
  })
  expect(contents).toEqual(images.map(({ png }) => png))
  expect(ico).toHaveLength(6 + 16 * 3 + images.reduce((sum, { png }) => sum + png.length, 0))
})
