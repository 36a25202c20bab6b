import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles, readBytesIfExists } from './read-files.ts'

/** Name of the temporary file for a write, next to the target. It ends with the id of the process that writes it. */
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

/** Writes whole or not at all, and only when the bytes differ: readers never see a partial or missing file. */
export function writeBytesIfChanged(path: string, bytes: Uint8Array): boolean {
  if (readBytesIfExists(path)?.equals(bytes) === true) return false
  putInPlace(path, bytes)
  return true
}

/** Like `writeBytesIfChanged`, for a text. */
export function writeTextIfChanged(path: string, text: string): boolean {
  return writeBytesIfChanged(path, Buffer.from(text))
}

/** Copies whole or not at all, and only when the bytes differ: time and size do not prove that a copy is correct. */
export function copyIfChanged(from: string, to: string): boolean {
  return writeBytesIfChanged(to, readFileSync(from))
}

/** Removes files of a folder, as far as they exist. */
export function removeFiles(folder: string, files: Iterable<string>): void {
  for (const file of files) rmSync(join(folder, file), { force: true })
}

/** Removes all files below a folder except those to keep. */
export function removeOtherFiles(folder: string, kept: Iterable<string>): void {
  const names = new Set(kept)
  removeFiles(
    folder,
    listFiles(folder).filter((file) => !names.has(file)),
  )
}
