import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'

/** Properties of an image file, determined from its bytes; undefined if it cannot be decoded. */
export interface ImageFacts {
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg' | 'other'
  width: number
  height: number
  frames: number
  isOpaque: boolean
}

/** An image larger than this is not decoded: 100 megapixels are up to 400 MB of memory, for readers, too. */
const mostBytes = 10_000_000
const mostPixels = 100_000_000
/** The longest side that WebP can have. An image that is higher stays as it is, because its files could be that high. */
const longestSide = 16_383

const extensions: Readonly<Record<Exclude<ImageFacts['format'], 'other'>, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  svg: ['svg'],
}

/** Extensions of image files. */
export const pictureName: RegExp = new RegExp(`\\.(?:${Object.values(extensions).flat().join('|')})$`, 'i')

/** Whether an image is published in several widths. Animated images and GIFs are published unchanged. */
export function isResponsive({ format, frames, height }: ImageFacts): boolean {
  return frames === 1 && height <= longestSide && format !== 'gif' && format !== 'svg' && format !== 'other'
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Whether an image is too large to publish or even to decode. Vector drawings have no pixel limit. */
export function isTooLarge(bytes: number, { format, width, height }: Omit<ImageFacts, 'frames' | 'isOpaque'>): boolean {
  return bytes > mostBytes || (format !== 'svg' && width * height > mostPixels)
}

/** Reports problems with an image file; `facts` is undefined if it cannot be decoded. */
export function checkImage(file: string, bytes: number, facts: ImageFacts | undefined): Diagnostic[] {
  const diagnostic = (code: DiagnosticCode, message: string, hint: string): Diagnostic[] => [
    { severity: 'error', code, file, line: 1, column: 1, message, hint },
  ]
  if (facts === undefined || facts.format === 'other') {
    const hint = 'Export it again as PNG, JPEG, WebP, AVIF, GIF, or SVG.'
    return diagnostic('unreadable-image', 'The file is not a picture, or it is damaged.', hint)
  }
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const fitting = extensions[facts.format]
  if (!fitting.includes(extension.toLowerCase())) {
    const message = `The file is named “.${extension}” but contains a picture in the format ${facts.format.toUpperCase()}.`
    return diagnostic('image-extension', message, `Rename it to “.${fitting[0]}”, and update the pages that show it.`)
  }
  if (!isTooLarge(bytes, facts)) return []
  const size = `${facts.width} × ${facts.height} pixels and ${megabytes(bytes)}`
  const film = facts.frames > 1 ? ' A video is much smaller than an animated picture: use <Video>.' : ''
  const limit = `${mostPixels / 1_000_000} megapixels and ${megabytes(mostBytes)}`
  return diagnostic('image-too-large', `The picture has ${size}; the limit is ${limit}.`, `Scale it down.${film}`)
}
