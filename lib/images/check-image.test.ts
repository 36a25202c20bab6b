import { expect, test } from 'vitest'
import { checkImage, type ImageFacts, isResponsive, pictureName } from './check-image.ts'

const facts: ImageFacts = { format: 'png', width: 800, height: 600, frames: 1, isOpaque: true }

test("an image's content matches its extension", () => {
  expect(checkImage('content/images/a.png', 1000, facts)).toEqual([])
  expect(checkImage('content/images/a.JPG', 1000, { ...facts, format: 'jpeg' })).toEqual([])
  expect(checkImage('content/images/a.jpeg', 1000, { ...facts, format: 'jpeg' })).toEqual([])
})

test('a wide diagram is only scaled down, and a picture that is too high for a format stays as it is', () => {
  const wide = { ...facts, width: 20_707, height: 2366 }
  expect(checkImage('content/images/a.png', 1000, wide)).toEqual([])
  expect(isResponsive(wide)).toBe(true)
  const high = { ...facts, width: 1200, height: 16_384 }
  expect(checkImage('content/images/a.png', 1000, high)).toEqual([])
  expect(isResponsive(high)).toBe(false)
})

const limit = 'the limit is 100 megapixels and 10.0 MB. Scale it down.'

test.each([
  [
    'a.png',
    1000,
    undefined,
    'unreadable-image: The file is not a picture, or it is damaged. Export it again as PNG, JPEG, WebP, AVIF, GIF, or SVG.',
  ],
  [
    'a.png',
    1000,
    { ...facts, format: 'other' },
    'unreadable-image: The file is not a picture, or it is damaged. Export it again as PNG, JPEG, WebP, AVIF, GIF, or SVG.',
  ],
  [
    'a.png',
    1000,
    { ...facts, format: 'webp' },
    'image-extension: The file is named “.png” but contains a picture in the format WEBP. Rename it to “.webp”, and update the pages that show it.',
  ],
  ['a.png', 10_000_001, facts, `image-too-large: The picture has 800 × 600 pixels and 10.0 MB; ${limit}`],
  [
    'a.png',
    1000,
    { ...facts, width: 10_000, height: 10_001 },
    `image-too-large: The picture has 10000 × 10001 pixels and 0.0 MB; ${limit}`,
  ],
  [
    'a.gif',
    12_000_000,
    { ...facts, format: 'gif', frames: 90 },
    `image-too-large: The picture has 800 × 600 pixels and 12.0 MB; ${limit} A video is much smaller than an animated picture: use <Video>.`,
  ],
] satisfies [string, number, ImageFacts | undefined, string][])('%s of %i bytes', (name, bytes, found, expected) => {
  const [diagnostic] = checkImage(`content/images/${name}`, bytes, found)
  expect(`${diagnostic?.code}: ${diagnostic?.message} ${diagnostic?.hint}`).toBe(expected)
})

test('image files are recognized by extension, in any case', () => {
  expect(['a.png', 'b/c.SVG', 'd.avif'].every((name) => pictureName.test(name))).toBe(true)
  expect(['tour.mp4', 'a.png.vtt', 'png'].some((name) => pictureName.test(name))).toBe(false)
})
