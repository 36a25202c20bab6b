import { existsSync, statSync } from 'node:fs'
import { copyFile, readFile, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mediaTypeOf } from '#lib/hosting/media-types.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles } from '../content/read-files.ts'
import { writeBytesIfChanged } from '../content/write-file.ts'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
/** A smaller file fits into the first packets as it is. */
const leastBytes = 1024
/** Changes when the compressed files would: they are kept by the content of their originals. */
const form = 1

/** Text, and programs; pictures and fonts are compressed by themselves. */
function isCompressible(path: string): boolean {
  return mediaTypeOf(path).includes('charset') || path.endsWith('.wasm')
}

/** Files that every page loads are worth the most work; there are few of them. */
function brotliQuality(path: string): number {
  return path.startsWith('_next/static/') || path.startsWith('generated/') ? 11 : 9
}

async function compress(path: string, content: Buffer, kind: 'br' | 'gz'): Promise<Buffer> {
  if (kind === 'gz') return toGzip(content, { level: 9 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return toBrotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality(path), [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/**
 * Puts a `.br` and a `.gz` beside each file that gets smaller by it. What was compressed once is kept, by its content.
 * @param cache folder of kept files
 * @returns how many were compressed anew
 */
export async function compressFiles(folder: string, cache: string): Promise<number> {
  const files = listFiles(folder).filter(
    (path) =>
      isCompressible(path) &&
      statSync(join(folder, path)).size >= leastBytes &&
      !existsSync(join(folder, `${path}.gz`)),
  )
  let compressed = 0
  const work = async (path: string) => {
    const content = await readFile(join(folder, path))
    const key = sha256(content)
    const { atimeMs, mtimeMs } = statSync(join(folder, path))
    for (const kind of ['br', 'gz'] as const) {
      const kept = join(cache, key.slice(0, 2), `${key}-${form}-${kind === 'br' ? brotliQuality(path) : 9}.${kind}`)
      if (!existsSync(kept)) {
        compressed += 1
        writeBytesIfChanged(kept, await compress(path, content, kind))
      }
      if (statSync(kept).size >= content.length) continue
      const target = join(folder, `${path}.${kind}`)
      await copyFile(kept, target)
      // A server takes the time of the file that it sends for the time of the page.
      await utimes(target, atimeMs / 1000, mtimeMs / 1000)
    }
  }
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let path = files.pop(); path !== undefined; path = files.pop()) await work(path)
  })
  await Promise.all(workers)
  return compressed
}
