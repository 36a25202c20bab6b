import { createHash } from 'node:crypto'

/** A hash of texts and bytes, and of the boundaries between them: 32 hexadecimal digits. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** The start of a hash, as in the names and addresses of published files. */
export function shortHash(...parts: Parameters<typeof sha256>): string {
  return sha256(...parts).slice(0, 8)
}

/** Hashes of files by path; '' for a missing one. */
export type FileHashes = Readonly<Record<string, string>>

type ReadFile = (path: string) => string | Uint8Array | undefined

/** Hash of a file's content; '' for a missing one. */
export function fileHash(content: string | Uint8Array | undefined): string {
  return content === undefined ? '' : sha256(content)
}

export function hashFiles(paths: readonly string[], read: ReadFile): FileHashes {
  return Object.fromEntries(paths.map((path) => [path, fileHash(read(path))]))
}

/** Whether all files, including missing ones, are the same as when they were hashed. */
export function filesAreSame(hashes: FileHashes, read: ReadFile): boolean {
  return Object.entries(hashes).every(([path, hash]) => fileHash(read(path)) === hash)
}

/** The source expression for an inline script or style in a content security policy. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
