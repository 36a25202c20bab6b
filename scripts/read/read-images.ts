import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkImage, isResponsive, pictureName } from '#lib/images/check-image.ts'
import { checkSvg } from '#lib/images/check-svg.ts'
import type { ImageInfo } from '#lib/markdown/page-context.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { inspectImage } from './inspect-image.ts'

export interface SiteImages {
  /** Every file below content/images, by its path on the site; drawings include their markup. */
  images: Map<string, ImageInfo>
  diagnostics: Diagnostic[]
}

async function readImage(store: Store, file: string): Promise<{ info: ImageInfo; diagnostics: Diagnostic[] }> {
  if (!pictureName.test(file)) return { info: { width: 0, height: 0 }, diagnostics: [] }
  const path = `content/images/${file}`
  const bytes = readFileSync(join(store.root, path))
  const facts = await inspectImage(store, sha256(bytes), bytes)
  const isDrawing = file.toLowerCase().endsWith('.svg')
  const markup = isDrawing ? bytes.toString('utf8').trim() : undefined
  const canInline = markup !== undefined && checkSvg(path, bytes.toString('utf8')).length === 0
  const drawingDiagnostics = markup === undefined || canInline ? [] : checkSvg(path, bytes.toString('utf8'), 'file')
  // Errors in a drawing's text are more precise than an error about decoding it.
  const diagnostics = drawingDiagnostics.length > 0 ? drawingDiagnostics : checkImage(path, bytes.length, facts)
  const { width = 0, height = 0 } = facts ?? {}
  const svg = canInline ? markup : undefined
  const responsive = diagnostics.length === 0 && facts !== undefined && isResponsive(facts)
  return { info: { width, height, svg, responsive }, diagnostics }
}

/**
 * Creates a reader of images that reads a file again when its size or modification time has changed, and that returns the
 * same object while no file has.
 */
export function createImageReader(store: Store): () => Promise<SiteImages> {
  const folder = join(store.root, 'content/images')
  const readAgain = memoizeByName((file, _stamp: string) => readImage(store, file))
  const reuseStamps = reuseEqual<[file: string, stamp: string][]>()
  const readAll = memoizeLast(async (stamps: ReturnType<typeof reuseStamps>): Promise<SiteImages> => {
    const images = new Map<string, ImageInfo>()
    const diagnostics: Diagnostic[] = []
    for (const [file, stamp] of stamps) {
      const read = await readAgain(file, stamp)
      images.set(`/images/${file}`, read.info)
      diagnostics.push(...read.diagnostics)
    }
    return { images, diagnostics }
  })
  return () => {
    const stamps = listFiles(folder).map((file): [string, string] => {
      const { size, mtimeMs } = statSync(join(folder, file))
      return [file, `${size} ${mtimeMs}`]
    })
    return readAll(reuseStamps(stamps))
  }
}
