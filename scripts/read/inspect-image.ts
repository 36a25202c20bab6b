import sharp from 'sharp'
import { type ImageFacts, isTooLarge } from '#lib/images/check-image.ts'
import type { Store } from '../disk/store.ts'

const formats: Readonly<Record<string, ImageFacts['format']>> = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  svg: 'svg',
}

async function readFacts(bytes: Buffer): Promise<ImageFacts | null> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false })
    const { format, compression, autoOrient, hasAlpha = false, pages = 1 } = await image.metadata()
    const knownFormat = format === 'heif' && compression !== 'av1' ? 'other' : (formats[format] ?? 'other')
    const size = { width: autoOrient.width, height: autoOrient.height }
    const facts = { format: knownFormat, ...size, frames: pages, isOpaque: false }
    if (knownFormat === 'svg' || isTooLarge(bytes.length, facts)) return facts
    // Only decoding detects a damaged file. One channel is enough for both; sharp's statistics take far longer.
    const channel = await image
      .extractChannel(hasAlpha ? 'alpha' : 0)
      .raw()
      .toBuffer()
    return { ...facts, isOpaque: !hasAlpha || channel.equals(Buffer.alloc(channel.length, 255)) }
  } catch {
    return null
  }
}

/** Facts about an image from its bytes; undefined for a damaged file. An unchanged file is decoded once. @param hash of the bytes */
export async function inspectImage(store: Store, hash: string, bytes: Buffer): Promise<ImageFacts | undefined> {
  const facts = await store.step<ImageFacts | null>('image-facts').keep([hash], () => readFacts(bytes))
  return facts ?? undefined
}
