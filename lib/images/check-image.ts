import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'

/** What a file holds, as its bytes say; undefined when it cannot be read. */
export interface ImageFacts {
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg' | 'other'
  width: number
  height: number
  /** Number of pictures that follow one another. */
  frames: number
  isOpaque: boolean
}

/** A picture heavier or larger than this is of no use to a reader. */
const mostBytes = 10_000_000
const mostPixels = 8000

const extensions: Readonly<Record<Exclude<ImageFacts['format'], 'other'>, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
  svg: ['svg'],
}

/** Ends of names of files that are pictures. */
export const pictureName: RegExp = new RegExp(`\\.(?:${Object.values(extensions).flat().join('|')})$`, 'i')

/** Whether a picture is published in several widths. Moving pictures stay as they are, and so does GIF. */
export function isResponsive({ format, frames }: ImageFacts): boolean {
  return frames === 1 && format !== 'gif' && format !== 'svg' && format !== 'other'
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Whether a picture is of no use to readers, and not worth decoding. A drawing has no pixels to be too many. */
export function isTooLarge(bytes: number, { format, width, height }: Omit<ImageFacts, 'frames' | 'isOpaque'>): boolean {
  return bytes > mostBytes || (format !== 'svg' && Math.max(width, height) > mostPixels)
}

/** What is wrong with a picture's file; `facts` is undefined for one that cannot be decoded. */
export function checkImage(file: string, bytes: number, facts: ImageFacts | undefined): Diagnostic[] {
  const finding = (code: DiagnosticCode, message: string, hint: string): Diagnostic[] => [
    { severity: 'error', code, file, line: 1, column: 1, message, hint },
  ]
  if (facts === undefined || facts.format === 'other') {
    const hint = 'Export it again as PNG, JPEG, WebP, AVIF, GIF, or SVG.'
    return finding('unreadable-image', 'The file is not a picture, or it is damaged.', hint)
  }
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const fitting = extensions[facts.format]
  if (!fitting.includes(extension.toLowerCase())) {
    const message = `The file is named “.${extension}” but contains a picture in the format ${facts.format.toUpperCase()}.`
    return finding('image-extension', message, `Rename it to “.${fitting[0]}”, and update the pages that show it.`)
  }
  if (!isTooLarge(bytes, facts)) return []
  const size = `${facts.width} × ${facts.height} pixels and ${megabytes(bytes)}`
  const film = facts.frames > 1 ? ' A video is much smaller than an animated picture: use <Video>.' : ''
  const limit = `${mostPixels.toLocaleString('en-US')} pixels per side and ${megabytes(mostBytes)}`
  return finding('image-too-large', `The picture has ${size}; the limit is ${limit}.`, `Scale it down.${film}`)
}
