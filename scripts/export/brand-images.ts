import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../disk/write-file.ts'

const icoSizes = [16, 32] as const
const manifestSizes = [192, 512] as const

function render(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** A square PNG and its side in pixels, at most 256. */
interface IconImage {
  sizePx: number
  png: Buffer
}

/**
 * An icon file of several PNGs: a header of 6 bytes, 16 bytes for each image, and the images as they are.
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { sizePx, png }] of images.entries()) {
    const entry = 6 + 16 * index
    // 256 does not fit into a byte, so it is written as 0.
    header.writeUInt8(sizePx % 256, entry)
    header.writeUInt8(sizePx % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

/** Icons in every format that browsers ask for, and the web manifest, from the site's mark. */
export async function writeBrandImages(
  root: string,
  site: Pick<SiteConfig, 'logo' | 'product' | 'description'>,
): Promise<void> {
  const svg = readFileSync(join(root, site.logo))
  const folder = join(root, 'public/generated')
  const publicFile = (name: string) => join(root, 'public', name)
  writeTextIfChanged(publicFile('favicon.svg'), svg.toString('utf8'))
  const icons = await Promise.all(icoSizes.map(async (sizePx) => ({ sizePx, png: await render(svg, sizePx) })))
  writeBytesIfChanged(publicFile('favicon.ico'), icoOf(icons))
  writeBytesIfChanged(publicFile('apple-touch-icon.png'), await render(svg, 180))
  for (const size of manifestSizes) writeBytesIfChanged(join(folder, `icon-${size}.png`), await render(svg, size))
  const manifest = {
    name: `${site.product} documentation`,
    short_name: site.product,
    description: site.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#0c1313',
    theme_color: '#0c1313',
    icons: manifestSizes.map((size) => ({
      src: `/generated/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
  writeTextIfChanged(publicFile('site.webmanifest'), JSON.stringify(manifest))
}
