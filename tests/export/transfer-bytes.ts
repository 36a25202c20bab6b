import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { out } from './site.ts'

/** Bytes of a content as a host sends it. */
export function compressedBytes(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
}

const sizes = new Map<string, number>()

/** Bytes on the wire of a file of the site, by its address. */
export function transferBytes(address: string): number {
  const { pathname } = new URL(address, 'https://site.example')
  const known = sizes.get(pathname)
  if (known !== undefined) return known
  const size = compressedBytes(readFileSync(join(out, decodeURIComponent(pathname))))
  sizes.set(pathname, size)
  return size
}
