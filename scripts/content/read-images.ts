import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ImageInfo } from '#lib/markdown/page-context.ts'
import { listFiles } from './read-files.ts'

const pictures = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** Size of every picture below content/images, by its path on the site; an SVG with its markup. */
export async function readImages(root: string): Promise<Map<string, ImageInfo>> {
  const folder = join(root, 'content/images')
  const images = new Map<string, ImageInfo>()
  for (const file of listFiles(folder)) {
    const path = join(folder, file)
    if (!pictures.test(file)) {
      images.set(`/images/${file}`, { width: 0, height: 0 })
      continue
    }
    const { width, height } = await sharp(path).metadata()
    const svg = file.endsWith('.svg') ? readFileSync(path, 'utf8').trim() : undefined
    images.set(`/images/${file}`, { width, height, svg })
  }
  return images
}
