import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Temporary paths of the old and the new folder, next to the target so a rename is enough. */
function siblingPaths(target: string): { old: string; next: string } {
  const beside = (name: string) => join(dirname(target), `.${basename(target)}.${name}`)
  return { old: beside('old'), next: beside('next') }
}

/** A folder on another file system, such as a cache mounted into a container, cannot be renamed. */
function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}

/**
 * Cleans up after an interrupted `replaceFolder`: restores the old folder if there is none in its place, and removes
 * the temporary folders.
 */
export function restoreFolder(target: string): void {
  const { old, next } = siblingPaths(target)
  if (!existsSync(target) && existsSync(old)) renameSync(old, target)
  for (const folder of [old, next]) rmSync(folder, { recursive: true, force: true })
}

/**
 * Replaces a folder with a finished one. Readers see the old one or the new one, never a mix. Only between two renames
 * there is none; `restoreFolder` repairs an interruption at that point.
 */
export function replaceFolder(finished: string, target: string): void {
  const { old, next } = siblingPaths(target)
  restoreFolder(target)
  moveFolder(finished, next)
  if (existsSync(target)) renameSync(target, old)
  renameSync(next, target)
  rmSync(old, { recursive: true, force: true })
}
