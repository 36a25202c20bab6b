import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ImageSettings } from '#lib/images/image-settings.ts'
import { imageWidths } from '#lib/images/image-widths.ts'
import type { Placeholder } from '#lib/images/picture-html.ts'
import { sha256 } from '../content/page-cache.ts'
import { readKeptJson } from '../content/read-files.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../content/write-file.ts'

/** Changes whenever the code below gives other bytes. */
const version = '1'

interface EncodedFile {
  /** Path in the cache. */
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
  /** Hash of the bytes, the settings and the encoders. */
  key: string
  width: number
  placeholder: Placeholder | undefined
  /** The lightest format first. */
  formats: EncodedFormat[]
}

type Encoder = (image: Sharp, quality: number) => Sharp

const encoders: Readonly<Record<string, Encoder>> = {
  // Effort 2 takes a fifth of the default's time, for files of the same size within two percent.
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality }),
  png: (image, quality) => image.png({ quality, palette: true, effort: 7 }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
}

const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg' }

/** A grid of six colours, two rows of three or three of two; pictures that one can see through have none. */
async function placeholderOf(bytes: Buffer, isOpaque: boolean): Promise<Placeholder | undefined> {
  if (!isOpaque) return undefined
  const image = sharp(bytes).autoOrient().flatten().toColourspace('srgb')
  const { autoOrient } = await sharp(bytes).metadata()
  const [columns, rows] = autoOrient.width >= autoOrient.height ? [3, 2] : [2, 3]
  const pixels = await image.resize(columns, rows, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colors = Array.from({ length: columns * rows }, (_, at) => pixels.subarray(at * 3, at * 3 + 3).toString('hex'))
  return { columns, colors: colors.map((color) => `#${color}`) }
}

async function writeOnce(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return
  writeBytesIfChanged(path, await make())
}

/**
 * Encodes a picture in all formats and widths, and leaves out what costs readers more than the original does. Results
 * are kept by a hash of the bytes and the settings; the same input gives the same bytes.
 */
export async function encodePicture(
  root: string,
  bytes: Buffer,
  hash: string,
  { format, width, isOpaque }: { format: string; width: number; isOpaque: boolean },
  settings: ImageSettings,
): Promise<EncodedPicture> {
  const key = sha256(version, hash, JSON.stringify(settings), sharp.versions.vips, String(sharp.versions.sharp))
  const folder = join(root, '.cache/images')
  const planPath = join(folder, `${key}.json`)
  const kept = readKeptJson(planPath) as EncodedPicture | undefined
  const absolute = (plan: EncodedPicture): EncodedPicture => ({
    ...plan,
    formats: plan.formats.map((one) => ({
      ...one,
      files: one.files.map((file) => ({ ...file, path: join(folder, file.path) })),
    })),
  })
  if (kept !== undefined) {
    const plan = absolute(kept)
    if (plan.formats.every(({ files }) => files.every(({ path }) => existsSync(path)))) return plan
  }
  const formats: EncodedFormat[] = []
  for (const name of new Set(['avif', 'webp', format])) {
    const encode = encoders[name] as Encoder
    const extension = extensions[name] ?? name
    const files: EncodedFile[] = []
    for (const target of imageWidths(settings, width)) {
      const path = `${key}-${target}.${extension}`
      await writeOnce(join(folder, path), () =>
        encode(sharp(bytes).autoOrient().resize(target), settings.quality).toBuffer(),
      )
      files.push({ path, width: target })
    }
    const isSmaller = ({ path }: EncodedFile) => statSync(join(folder, path)).size < bytes.length
    // Without its widest file, a format would leave readers with a picture that is too small.
    if (files.every(isSmaller)) formats.push({ type: `image/${name}`, extension, files })
  }
  // A browser takes the first format that it knows: drawings of screens are lighter as WebP, photographs as AVIF.
  const weightOf = ({ files }: EncodedFormat) =>
    files.reduce((sum, { path }) => sum + statSync(join(folder, path)).size, 0)
  formats.sort((a, b) => weightOf(a) - weightOf(b))
  const plan: EncodedPicture = { key, width, placeholder: await placeholderOf(bytes, isOpaque), formats }
  writeTextIfChanged(planPath, JSON.stringify(plan))
  return absolute(plan)
}
