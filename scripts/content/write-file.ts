import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readTextIfExists } from './read-files.ts'

/** Writes whole or not at all, and only when the text differs: readers never meet a half or a missing file. */
export function writeTextIfChanged(path: string, text: string): boolean {
  if (readTextIfExists(path) === text) return false
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw new Error(`Cannot write ${path}`, { cause: error })
  }
  return true
}
