import { existsSync, statSync } from 'node:fs'
import { copyFile, readFile, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isCompressible } from '#lib/hosting/media-types.ts'
import { compress, encodings, leastCompressedBytes } from '../disk/compress.ts'
import { sha256 } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'

/** The few files that every page loads get the best compression. 10 is smaller than 9, and takes a quarter of its time. */
function brotliQuality(path: string): number {
  return path.startsWith('assets/') || path.startsWith('generated/') ? 11 : 10
}

/**
 * Puts a `.br` and a `.gz` next to each file that they make smaller. The same content is compressed once.
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string, store: Store): Promise<number> {
  const files = listFiles(folder).filter(
    (path) =>
      isCompressible(path) &&
      statSync(join(folder, path)).size >= leastCompressedBytes &&
      !existsSync(join(folder, `${path}.gz`)),
  )
  let compressed = 0
  const work = async (path: string) => {
    const content = await readFile(join(folder, path))
    const key = sha256(content)
    const { atimeMs, mtimeMs } = statSync(join(folder, path))
    for (const kind of ['br', 'gz'] as const) {
      const quality = kind === 'br' ? brotliQuality(path) : 9
      const smaller = await store.keepFile('compressed', [key, kind, String(quality)], () => {
        compressed += 1
        return compress(content, encodings[kind], quality)
      })
      if (statSync(smaller).size >= content.length) continue
      const target = join(folder, `${path}.${kind}`)
      await copyFile(smaller, target)
      // A server sends the compressed file's modification time as the page's.
      await utimes(target, atimeMs / 1000, mtimeMs / 1000)
    }
  }
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let path = files.pop(); path !== undefined; path = files.pop()) await work(path)
  })
  await Promise.all(workers)
  return compressed
}
