import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/

/** Writes a file compressed with brotli's best quality next to the original, as a host does at deployment. */
export function compressFile(path: string): void {
  const compressed = `${path}.br`
  if (!compressible.test(path) || !existsSync(path) || existsSync(compressed)) return
  writeFileSync(compressed, brotliCompressSync(readFileSync(path)))
}
