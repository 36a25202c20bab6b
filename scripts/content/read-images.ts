import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkImage, isResponsive, pictureName } from '#lib/images/check-image.ts'
import { checkSvg } from '#lib/images/check-svg.ts'
import type { ImageInfo } from '#lib/markdown/page-context.ts'
import { inspectImage } from '../images/inspect-image.ts'
import { listFiles } from './read-files.ts'
import { rememberByName, rememberLast } from './remember-last.ts'

export interface SiteImages {
  /** Every file below content/images, by its path on the site; a drawing with its markup. */
  images: Map<string, ImageInfo>
  diagnostics: Diagnostic[]
}

/** Name of a picture's results in the cache, and part of the names under which it is published. */
export function imageHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

async function readImage(root: string, file: string): Promise<{ info: ImageInfo; diagnostics: Diagnostic[] }> {
  if (!pictureName.test(file)) return { info: { width: 0, height: 0 }, diagnostics: [] }
  const path = `content/images/${file}`
  const bytes = readFileSync(join(root, path))
  const facts = await inspectImage(root, imageHash(bytes), bytes)
  const isDrawing = file.toLowerCase().endsWith('.svg')
  const markup = isDrawing ? bytes.toString('utf8').trim() : undefined
  const drawingFaults = markup === undefined ? [] : checkSvg(path, bytes.toString('utf8'))
  // What is wrong in its text says more than that it cannot be drawn.
  const diagnostics = drawingFaults.length > 0 ? drawingFaults : checkImage(path, bytes.length, facts)
  const { width = 0, height = 0 } = facts ?? {}
  const svg = drawingFaults.length > 0 ? undefined : markup
  const responsive = diagnostics.length === 0 && facts !== undefined && isResponsive(facts)
  return { info: { width, height, svg, responsive }, diagnostics }
}

export type ReadImages = (root: string) => Promise<SiteImages>

/**
 * A reader of pictures that reads a file again when its size or its time of change has changed, and that gives the same
 * result while none has.
 */
export function createImageReader(): ReadImages {
  const readAgain = rememberByName((file, root: string, _stamp: string) => readImage(root, file))
  const readAll = rememberLast(async (root: string, stamps: string): Promise<SiteImages> => {
    const images = new Map<string, ImageInfo>()
    const diagnostics: Diagnostic[] = []
    for (const [file, stamp] of JSON.parse(stamps) as [string, string][]) {
      const read = await readAgain(file, root, stamp)
      images.set(`/images/${file}`, read.info)
      diagnostics.push(...read.diagnostics)
    }
    return { images, diagnostics }
  })
  return (root) => {
    const folder = join(root, 'content/images')
    const stamps = listFiles(folder).map((file) => {
      const { size, mtimeMs } = statSync(join(folder, file))
      return [file, `${size} ${mtimeMs}`]
    })
    return readAll(root, JSON.stringify(stamps))
  }
}

/** Sizes of all pictures of a site, and what is wrong with their files. */
export const readImages: ReadImages = (root) => createImageReader()(root)
