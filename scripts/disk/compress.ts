import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Encodings of responses, by the extension of their files. */
export const encodings = { br: 'br', gz: 'gzip' } as const

export type Encoding = (typeof encodings)[keyof typeof encodings]

/** A smaller file fits into the first packets uncompressed. */
export const leastCompressedBytes = 1024

/** @param quality 0 to 11 for Brotli, 1 to 9 for gzip */
export async function compress(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: quality })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return toBrotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length } })
}
