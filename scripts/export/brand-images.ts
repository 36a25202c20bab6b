import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { writeBytesIfChanged, writeTextIfChanged } from '../disk/write-file.ts'
import { icoOf } from './ico.ts'

const icoSizes = [16, 32] as const
const manifestSizes = [192, 512] as const

function render(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
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
