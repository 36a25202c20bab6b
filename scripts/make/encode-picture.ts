import { statSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { ImageSettings } from '#lib/images/image-settings.ts'
import { imageWidths } from '#lib/images/image-settings.ts'
import type { Placeholder } from '#lib/images/picture-html.ts'
import type { Store } from '../disk/store.ts'

interface EncodedFile {
  /** Path in the store. */
  path: string
  width: number
}

/** A picture's files in one format. */
interface EncodedFormat {
  type: string
  extension: string
  files: EncodedFile[]
}

export interface EncodedPicture {
  width: number
  placeholder: Placeholder | undefined
  /** The lightest format first. */
  formats: EncodedFormat[]
}

type Encoder = (image: Sharp, quality: number) => Sharp

const encoders: Readonly<Record<string, Encoder>> = {
  // Effort 2 takes a fifth of the default's time, and file sizes differ by less than two percent.
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  png: (image, quality) => image.png({ quality, palette: true, effort: 7 }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' }

/** A grid of six colors, two rows of three or three of two. */
async function placeholderOf(bytes: Buffer): Promise<Placeholder> {
  const image = sharp(bytes).autoOrient().flatten().toColourspace('srgb')
  const { autoOrient } = await sharp(bytes).metadata()
  const [columns, rows] = autoOrient.width >= autoOrient.height ? [3, 2] : [2, 3]
  const pixels = await image.resize(columns, rows, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colors = Array.from({ length: columns * rows }, (_, at) => pixels.subarray(at * 3, at * 3 + 3).toString('hex'))
  return { columns, colors: colors.map((color) => `#${color}`) }
}

/**
 * Encodes an image in all formats and widths, and leaves out files that are larger than the original. The same input gives
 * the same bytes.
 * @param hash of the original's bytes
 */
export async function encodePicture(
  store: Store,
  bytes: Buffer,
  hash: string,
  { format, width, isOpaque }: { format: string; width: number; isOpaque: boolean },
  settings: ImageSettings,
): Promise<EncodedPicture> {
  const formats: EncodedFormat[] = []
  for (const name of new Set(['avif', 'webp', format])) {
    const encode = encoders[name] as Encoder
    const files: EncodedFile[] = []
    for (const target of imageWidths(settings, width)) {
      const path = await store.keepFile('pictures', [hash, name, String(target), String(settings.quality)], () =>
        encode(sharp(bytes).autoOrient().resize(target), settings.quality).toBuffer(),
      )
      files.push({ path, width: target })
    }
    const isSmaller = ({ path }: EncodedFile) => statSync(path).size < bytes.length
    // A format without its widest file would show readers an image that is too small.
    if (files.every(isSmaller)) formats.push({ type: `image/${name}`, extension: extensions[name] ?? name, files })
  }
  // A browser takes the first format that it supports: screenshots are smaller as WebP, photographs as AVIF.
  const weightOf = ({ files }: EncodedFormat) => files.reduce((sum, { path }) => sum + statSync(path).size, 0)
  formats.sort((a, b) => weightOf(a) - weightOf(b))
  // An image with transparency has no placeholder.
  const placeholder = isOpaque
    ? await store.step<Placeholder>('placeholders').keep([hash], () => placeholderOf(bytes))
    : undefined
  return { width, placeholder, formats }
}
