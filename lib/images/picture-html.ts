/** Maximum width of an article's column, in CSS pixels: `--measure` of app/styles/tokens.css. */
const columnPx = 782

/**
 * The `sizes` attribute of an image in an article, from which browsers choose a file before layout. It mirrors
 * app/styles/article.css: the window without the column's padding, from 997 px without the sidebar, from 1181 px
 * without the table of contents, and never wider than the column or the image.
 * @example articleSizes(500) → '(max-width: 996px) min(92vw, 500px), (max-width: 1180px) min(92vw - 315px, 500px), …'
 */
function articleSizes(ownWidth: number): string {
  const most = `${Math.min(ownWidth, columnPx)}px`
  return [
    `(max-width: 996px) min(92vw, ${most})`,
    `(max-width: 1180px) min(92vw - 315px, ${most})`,
    `min(88vw - 570px, ${most})`,
  ].join(', ')
}

/** One format of an image, in several widths. */
interface PictureSource {
  /** Media type, such as `image/avif`. */
  type: string
  files: readonly { href: string; width: number }[]
}

/** The files of one image, smallest format first, and the placeholder that is shown until one of them has loaded. */
export interface ResponsivePicture {
  width: number
  sources: readonly PictureSource[]
  /** Colors from left to right and top to bottom; undefined for an image with transparency. */
  placeholder: Placeholder | undefined
}

export interface Placeholder {
  columns: number
  /** Hex colors such as `#ffaa88`. */
  colors: readonly string[]
}

/**
 * A blurred image of a few colors. It is drawn with attributes only, without styles or scripts, so that any content
 * security policy allows it; adjacent cells of the same color are merged into one shape.
 * @example placeholderHtml({ columns: 2, colors: ['#fff', '#000'] }) → '<svg viewBox="0 0 2 1" …><path fill="#fff"
 *   d="M0 0h1v1H0z"/>…'
 */
function placeholderHtml({ columns, colors }: Placeholder): string {
  const shapes = new Map<string, string>()
  for (const [index, color] of colors.entries()) {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    shapes.set(color, `${shapes.get(color) ?? ''}M${x} ${y}h1v1h-1z`)
  }
  const paths = [...shapes].map(([color, path]) => `<path fill="${color}" d="${path}"/>`)
  const box = `0 0 ${columns} ${colors.length / columns}`
  return `<svg viewBox="${box}" preserveAspectRatio="none" aria-hidden="true">${paths.join('')}</svg>`
}

/**
 * Wraps an `<img>` in a `<picture>`. The `<img>` references the original, which is the fallback if no source matches.
 */
export function pictureHtml({ width, sources, placeholder }: ResponsivePicture, image: string): string {
  const sizes = articleSizes(width)
  const alternatives = sources.map(({ type, files }) => {
    const set = files.map((file) => `${file.href} ${file.width}w`).join(', ')
    return `<source type="${type}" srcset="${set}" sizes="${sizes}">`
  })
  const picture = alternatives.length === 0 ? image : `<picture>${alternatives.join('')}${image}</picture>`
  return placeholder === undefined ? picture : `<span class="picture">${placeholderHtml(placeholder)}${picture}</span>`
}
