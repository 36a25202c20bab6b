import { articleSizes } from './article-sizes.ts'

/** One format of a picture, in several widths. */
export interface PictureSource {
  /** Such as `image/avif`. */
  type: string
  files: readonly { href: string; width: number }[]
}

/** The files of one picture, the lightest format first, and what is shown until one of them has arrived. */
export interface ResponsivePicture {
  width: number
  sources: readonly PictureSource[]
  /** Colours from left to right and top to bottom; none for a picture that one can see through. */
  placeholder: Placeholder | undefined
}

export interface Placeholder {
  columns: number
  /** Such as `#ffaa88`. */
  colors: readonly string[]
}

/**
 * A blurred picture of a few colours. It is drawn with attributes, without a style or a script, so that any content
 * security policy lets it pass; neighbours of one colour are one shape.
 * @example placeholderHtml({ columns: 2, colors: ['#fff', '#000'] }) → '<svg viewBox="0 0 2 1" …><path fill="#fff" d="M0 0h1v1H0z"/>…'
 */
export function placeholderHtml({ columns, colors }: Placeholder): string {
  const shapes = new Map<string, string>()
  for (const [index, color] of colors.entries()) {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    shapes.set(color, `${shapes.get(color) ?? ''}M${x} ${y}h1v1h-1z`)
  }
  const paths = [...shapes].map(([color, path]) => `<path fill="${color}" d="${path}"/>`)
  const box = `0 0 ${columns} ${colors.length / columns}`
  return `<svg viewBox="${box}" preserveAspectRatio="none" aria-hidden="true">${paths.join('')}</svg>`
}

/** The markup of a picture around its `<img>`, which names the original: what is left when no source fits. */
export function pictureHtml({ width, sources, placeholder }: ResponsivePicture, image: string): string {
  const sizes = articleSizes(width)
  const alternatives = sources.map(({ type, files }) => {
    const set = files.map((file) => `${file.href} ${file.width}w`).join(', ')
    return `<source type="${type}" srcset="${set}" sizes="${sizes}">`
  })
  const picture = alternatives.length === 0 ? image : `<picture>${alternatives.join('')}${image}</picture>`
  return placeholder === undefined ? picture : `<span class="picture">${placeholderHtml(placeholder)}${picture}</span>`
}
