import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { ogImagePath } from '#lib/images/og-image-path.ts'
import { wrapWords } from '#lib/images/wrap-words.ts'
import type { Manifest } from '#lib/pages/manifest.ts'
import { outputPaths } from '../content/output-paths.ts'
import { sha256 } from '../content/page-cache.ts'
import { writeBytesIfChanged } from '../content/write-file.ts'
import { loadFont, outlineText, textWidth } from './outline-text.ts'

const size = { width: 1200, height: 630 } as const
const margin = 88
/** Counts up when cards come to look otherwise. */
const version = '4'

interface Fonts {
  display: Font
  body: Font
}

interface Card {
  title: string
  description: string
  section: string
}

/** Text becomes outlines, so that no font needs to be installed where the site is built. */
function cardSvg(
  { title, description, section }: Card,
  { display, body }: Fonts,
  site: SiteConfig,
  logo: string,
): string {
  const titleSize = title.length > 42 ? 68 : 80
  const width = size.width - 2 * margin
  const titleLines = wrapWords(title, width, 3, (line) => textWidth(display, line, titleSize))
  const descriptionLines = wrapWords(description, width, 2, (line) => textWidth(body, line, 32))
  const titleTop = 236
  const descriptionTop = titleTop + titleLines.length * titleSize * 1.06 + 18
  const mark = logo.replace('<svg ', `<svg x="${margin}" y="76" width="56" height="56" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="#0c1313"/>
<path d="M0 630 1200 392v238z" fill="#121d1d"/><path d="M0 630 1200 392" stroke="${site.accent.dark}" stroke-width="5"/>
${mark}${outlineText(display, site.product, margin + 74, 116, 36, '#f3efe4')}
${outlineText(body, section, margin + 74 + textWidth(display, site.product, 36) + 20, 115, 30, '#9db0ac')}
${titleLines.map((line, index) => outlineText(display, line, margin, titleTop + index * titleSize * 1.06, titleSize, '#f3efe4')).join('')}
${descriptionLines.map((line, index) => outlineText(body, line, margin, descriptionTop + index * 44, 32, '#b9c8c4')).join('')}
</svg>`
}

/**
 * Draws a card image for every page, for links shared elsewhere. Images are kept by a hash of what they show.
 * @returns the kept files, by their paths on the site
 */
export async function drawOgImages(root: string, site: SiteConfig): Promise<Map<string, string>> {
  const { pages, categories } = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest
  const fonts: Fonts = {
    display: loadFont('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'),
    body: loadFont('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff2'),
  }
  const logo = readFileSync(join(root, site.logo), 'utf8')
  const cache = join(root, '.cache/og')
  const cards = [
    ...pages.map(({ route, title, description, sidebar }) => ({
      route,
      title,
      description,
      section: site.sidebars.labels[sidebar ?? ''] ?? 'Docs',
    })),
    ...categories.map(({ route, label, description }) => ({
      route,
      title: label,
      description: description ?? '',
      section: 'Docs',
    })),
  ]
  // Of fonts, brand and layout.
  const look = cardSvg({ title: 'How a card', description: 'looks', section: 'Docs' }, fonts, site, logo)
  const images = new Map<string, string>()
  for (const { route, ...card } of cards) {
    // By what a card is made of: to draw one takes as long as to encode it.
    const kept = join(cache, `${sha256(version, look, JSON.stringify(card))}.png`)
    if (!existsSync(kept)) {
      const svg = cardSvg(card, fonts, site, logo)
      writeBytesIfChanged(kept, await sharp(Buffer.from(svg)).png({ compressionLevel: 4 }).toBuffer())
    }
    images.set(ogImagePath(route), kept)
  }
  return images
}

/** Puts card images into an export that holds none yet. */
export function placeOgImages(images: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, kept] of images) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(kept, join(folder, path), constants.COPYFILE_FICLONE)
  }
}
