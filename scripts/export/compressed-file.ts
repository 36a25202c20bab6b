import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { compress, type Encoding, leastCompressedBytes } from '../disk/compress.ts'

/** Close to the sizes of a real host, and a page takes a few milliseconds. */
const quality = 5

/** The encoding to send; undefined if the client accepts neither. @example acceptedEncoding('gzip, br;q=0') → 'gzip' */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name]
    })
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

interface CompressedFile {
  headers: Readonly<Record<string, string | number>>
  body: Buffer
}

/**
 * A file, compressed for a request. Undefined if the file has to be sent as it is: the client accepts no compression,
 * asks for a part, or has the file already; the file is small; or a compressed one is next to it.
 */
export async function compressedFile(
  file: string,
  request: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match' | 'range'>,
): Promise<CompressedFile | undefined> {
  const encoding = acceptedEncoding(request['accept-encoding'])
  if (encoding === undefined || request.range !== undefined) return undefined
  if (existsSync(`${file}.br`) || existsSync(`${file}.gz`)) return undefined
  const { size, mtime } = await stat(file)
  const tag = `W/"${size}-${mtime.getTime()}"`
  if (size < leastCompressedBytes || request['if-none-match'] === tag) return undefined
  const body = await compress(await readFile(file), encoding, quality)
  const headers = { ETag: tag, Vary: 'Accept-Encoding', 'Content-Encoding': encoding, 'Content-Length': body.length }
  return { headers: { ...headers, 'Last-Modified': mtime.toUTCString() }, body }
}
