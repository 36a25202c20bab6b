import { constants, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { mediaTypeOf } from '#lib/hosting/media-types.ts'
import { ogImagePath } from '#lib/images/og-image-path.ts'
import { wrapWords } from '#lib/images/wrap-words.ts'
import type { Manifest } from '#lib/site/manifest.ts'
import { fontFile } from '../disk/font-file.ts'
import { outputPaths } from '../disk/output-paths.ts'
import type { Store } from '../disk/store.ts'
import { loadFont, outlineText, textWidth } from './outline-text.ts'

const size = { width: 1200, height: 630 } as const
const margin = 88

interface Fonts {
  display: Font
  body: Font
}

interface Card {
  title: string
  description: string
  section: string
}

/** Text becomes outlines, so no font has to be installed on the machine that builds the site. */
function cardSvg(
  { title, description, section }: Card,
  { display, body }: Fonts,
  site: SiteConfig,
  logo: string,
  background: string,
): string {
  const { titleColor = '#f3efe4', textColor = '#b9c8c4' } = site.cardImage ?? {}
  const titleSize = title.length > 42 ? 68 : 80
  const width = size.width - 2 * margin
  const titleLines = wrapWords(title, width, 3, (line) => textWidth(display, line, titleSize))
  const descriptionLines = wrapWords(description, width, 2, (line) => textWidth(body, line, 32))
  const titleTop = 236
  const descriptionTop = titleTop + titleLines.length * titleSize * 1.06 + 18
  const mark = logo.replace('<svg ', `<svg x="${margin}" y="76" width="56" height="56" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
${background}
${mark}${outlineText(display, site.product, margin + 74, 116, 36, titleColor)}
${outlineText(body, section, margin + 74 + textWidth(display, site.product, 36) + 20, 115, 30, textColor)}
${titleLines.map((line, index) => outlineText(display, line, margin, titleTop + index * titleSize * 1.06, titleSize, titleColor)).join('')}
${descriptionLines.map((line, index) => outlineText(body, line, margin, descriptionTop + index * 44, 32, textColor)).join('')}
</svg>`
}

/** The background of all cards as shapes: the site's own picture, or a line in the accent. */
function backgroundOf(root: string, { accent, cardImage }: SiteConfig): string {
  const file = cardImage?.background
  if (file === undefined) {
    return `<rect width="100%" height="100%" fill="#0c1313"/>
<path d="M0 630 1200 392v238z" fill="#121d1d"/><path d="M0 630 1200 392" stroke="${accent.dark}" stroke-width="5"/>`
  }
  const data = readFileSync(join(root, file)).toString('base64')
  const href = `data:${mediaTypeOf(file).replace(/;.*/, '')};base64,${data}`
  return `<image href="${href}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"/>`
}

/**
 * Draws a card image for every page, for links shared elsewhere.
 * @returns the files in the store, by their paths on the site
 */
export async function drawOgImages(store: Store, site: SiteConfig): Promise<Map<string, string>> {
  const { root } = store
  const { pages, categories } = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest
  // The fonts of the pages. A font with variable weight is drawn in its default weight: extra bold for titles, regular
  // for text.
  const fonts: Fonts = {
    display: loadFont(fontFile('display')),
    body: loadFont(fontFile('body')),
  }
  const logo = readFileSync(join(root, site.logo), 'utf8')
  const background = backgroundOf(root, site)
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
  // Depends on the brand.
  const look = cardSvg({ title: 'How a card', description: 'looks', section: 'Docs' }, fonts, site, logo, background)
  const images = new Map<string, string>()
  for (const { route, ...card } of cards) {
    const path = await store.keepFile('cards', [look, JSON.stringify(card)], () =>
      sharp(Buffer.from(cardSvg(card, fonts, site, logo, background)))
        .png({ compressionLevel: 4 })
        .toBuffer(),
    )
    images.set(ogImagePath(route), path)
  }
  return images
}

/** Adds card images to an export. */
export function placeOgImages(images: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, drawn] of images) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(drawn, join(folder, path), constants.COPYFILE_FICLONE)
  }
}
