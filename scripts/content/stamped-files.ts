import { join } from 'node:path'
import { sha256 } from './page-cache.ts'
import { readBytesIfExists, readKeptJson } from './read-files.ts'
import { writeTextIfChanged } from './write-file.ts'

interface Stamp {
  key: string
  /** Hash of each file's bytes, by its path from the folder. */
  files: Record<string, string>
}

function hashOf(path: string): string | undefined {
  const bytes = readBytesIfExists(path)
  return bytes === undefined ? undefined : sha256(bytes)
}

export interface StampedFiles {
  /** The files, when they are all there as they were made of this key: another run may have been ended between two. */
  current: (key: string) => readonly string[] | undefined
  /** Notes that the files have been made of this key. */
  stamp: (key: string, files: readonly string[]) => void
}

/**
 * Files that are made together, and that are left alone while what they are made of stays the same.
 * @param name of their stamp in `.cache/`
 * @param folder in which they lie
 */
export function stampedFiles(root: string, name: string, folder: string): StampedFiles {
  const path = join(root, '.cache/stamps', `${name}.json`)
  return {
    current(key) {
      const last = (readKeptJson(path) ?? {}) as Partial<Stamp>
      if (last.key !== key || last.files === undefined) return undefined
      const isSame = Object.entries(last.files).every(([file, hash]) => hashOf(join(folder, file)) === hash)
      return isSame ? Object.keys(last.files) : undefined
    },
    stamp(key, files) {
      const hashes = files.map((file) => [file, hashOf(join(folder, file)) ?? ''])
      writeTextIfChanged(path, JSON.stringify({ key, files: Object.fromEntries(hashes) } satisfies Stamp))
    },
  }
}
