import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readBytesIfExists } from './read-files.ts'

/** Name of a file that is being written, beside the one that it becomes. It ends with the process that writes it. */
export const unfinishedName = /\.(\d+)\.tmp$/

function putInPlace(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new Error(`Cannot write ${path}`, { cause: error })
  }
}

/** Writes whole or not at all, and only when the bytes differ: readers never meet a half or a missing file. */
export function writeBytesIfChanged(path: string, bytes: Uint8Array): boolean {
  if (readBytesIfExists(path)?.equals(bytes) === true) return false
  putInPlace(path, bytes)
  return true
}

/** Writes a text as `writeBytesIfChanged` does. */
export function writeTextIfChanged(path: string, text: string): boolean {
  return writeBytesIfChanged(path, Buffer.from(text))
}

/** Copies whole or not at all, and only when the bytes differ: neither time nor size tells that a copy is right. */
export function copyIfChanged(from: string, to: string): boolean {
  return writeBytesIfChanged(to, readFileSync(from))
}
