import { join } from 'node:path'
import sharp from 'sharp'
import { type ImageFacts, isTooLarge } from '#lib/images/check-image.ts'
import { readKeptJson } from '../content/read-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'

const version = '1'
const formats: Readonly<Record<string, ImageFacts['format']>> = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  svg: 'svg',
}

async function readFacts(bytes: Buffer): Promise<ImageFacts | undefined> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false })
    const { format, compression, autoOrient, pages = 1 } = await image.metadata()
    const known = format === 'heif' && compression !== 'av1' ? 'other' : (formats[format] ?? 'other')
    const size = { width: autoOrient.width, height: autoOrient.height }
    const facts = { format: known, ...size, frames: pages, isOpaque: false }
    if (known === 'svg' || isTooLarge(bytes.length, facts)) return facts
    // Only decoding tells a damaged file.
    return { ...facts, isOpaque: (await image.stats()).isOpaque }
  } catch {
    return undefined
  }
}

/** What a picture's bytes say, kept by their hash: an unchanged file is decoded once. */
export async function inspectImage(root: string, hash: string, bytes: Buffer): Promise<ImageFacts | undefined> {
  const path = join(root, '.cache/images', `${hash}-facts-${version}.json`)
  const kept = readKeptJson(path) as { facts?: ImageFacts } | undefined
  if (kept !== undefined) return kept.facts
  const facts = await readFacts(bytes)
  writeTextIfChanged(path, JSON.stringify({ facts }))
  return facts
}
