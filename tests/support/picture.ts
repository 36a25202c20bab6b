import sharp from 'sharp'
import { pictureHtml } from '#lib/images/picture-html.ts'

// Screens have taken the place of pictures in this site's own content, so tests add one.

/** Text alternative of the picture. */
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

/** The HTML of a page with the picture at the top of its article, as the build writes it. More HTML may follow it. */
export function withPicture(html: string, more = ''): string {
  return html.replace(/<div class="prose"[^>]*>/, `$&${figure()}${more}`)
}

interface PictureFile {
  href: string
  contentType: string
  body: Buffer
}

/** The files that the picture is loaded from. */
export async function pictureFiles(): Promise<PictureFile[]> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0b6068' } })
  return [
    { href: pictureFile, contentType: 'image/png', body: await drawn.clone().png().toBuffer() },
    {
      href: published.href,
      contentType: 'image/webp',
      body: await drawn.clone().resize(published.width).webp().toBuffer(),
    },
  ]
}
