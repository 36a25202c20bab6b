import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { memoizeByName } from '../../scripts/disk/memoize-last.ts'
import { out } from './site.ts'

const toBrotli = promisify(brotliCompress)

/** @param quality of brotli: from 7 up, it takes twenty times as long and more */
async function brotliBytes(content: string | Buffer, quality: number): Promise<number> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const bytes = Buffer.from(content)
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return (await toBrotli(bytes, { params })).length
}

/** Bytes of a content as a host sends it. Contents that are asked for together are compressed on all processors. */
export const compressedBytes = (content: string | Buffer): Promise<number> => brotliBytes(content, 11)

/** Bytes after a quick compression. */
export const quickBytes = (content: string): Promise<number> => brotliBytes(content, 5)

/**
 * What careful compression leaves of a quick one at least. A content that it shrinks more counts as larger than it is,
 * which only makes a budget stricter.
 */
export const smallestShare = 0.75

/**
 * The same, or more where that makes no difference to a budget: most contents are known to fit after a quick
 * compression, or not to fit after any.
 */
export async function bytesWithin(budgetBytes: number, content: string): Promise<number> {
  const quick = await quickBytes(content)
  return quick <= budgetBytes || quick * smallestShare > budgetBytes ? quick : compressedBytes(content)
}

/**
 * The median of the contents' bytes, or less if it is within the budget: then only as many are compressed carefully as
 * show that at least half are within it.
 */
export async function medianWithin(budgetBytes: number, contents: readonly string[]): Promise<number> {
  const quick = await Promise.all(contents.map(async (content) => ({ content, bytes: await quickBytes(content) })))
  const middle = Math.floor(contents.length / 2)
  const sizes: number[] = []
  let fitting = 0
  for (const { content, bytes } of quick.toSorted((a, b) => a.bytes - b.bytes)) {
    const size = bytes <= budgetBytes ? bytes : await compressedBytes(content)
    sizes.push(size)
    if (size <= budgetBytes) fitting += 1
    if (fitting > middle) break
  }
  return sizes.toSorted((a, b) => a - b)[middle] ?? 0
}

const bytesOfPath = memoizeByName(async (path: string) =>
  compressedBytes(await readFile(join(out, decodeURIComponent(path)))),
)

/** Bytes on the wire of a file of the site, by its address. */
export function transferBytes(address: string): Promise<number> {
  return bytesOfPath(new URL(address, 'https://site.example').pathname)
}

/** Bytes on the wire of several files. */
export async function transferTotal(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(transferBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}
