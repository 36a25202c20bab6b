import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureHtml } from '#lib/images/picture-html.ts'

/** Text alternative of the picture that is put into pages. */
export const pictureName = 'A picture of the test'
export const pictureFile = '/images/of-the-test.png'

const [width, height] = [1600, 1000]
const published = { href: '/generated/images/of-the-test.webp', width: 1000 }

function figure(): string {
  const image = `<img src="${pictureFile}" alt="${pictureName}" width="${width}" height="${height}" loading="lazy">`
  const sources = [{ type: 'image/webp', files: [published] }]
  const placeholder = { columns: 2, colors: ['#0b6068', '#7fd4d6'] }
  return `<figure class="figure">${pictureHtml({ width, sources, placeholder }, image)}</figure>`
}

/**
 * Puts a picture at the top of articles that can enlarge one: screens have taken the place of pictures in this site's own
 * content. It is written as the build writes it.
 * @param more further HTML, which follows it
 */
export async function addPicture(page: Page, paths: readonly string[], more = ''): Promise<void> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0b6068' } })
  const files = [
    [pictureFile, 'image/png', await drawn.clone().png().toBuffer()],
    [published.href, 'image/webp', await drawn.clone().resize(published.width).webp().toBuffer()],
  ] as const
  for (const [address, contentType, body] of files)
    await page.route(`**${address}`, (route) => route.fulfill({ contentType, body }))
  // The document, and what a client navigation asks for.
  for (const address of paths.flatMap((path) => [path, `/_fragments/pages${path.slice(0, -1)}.html`])) {
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<div class="prose"[^>]*>/, `$&${figure()}${more}`) })
    })
  }
}
