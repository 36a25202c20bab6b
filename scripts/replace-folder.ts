import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Where the folder before and the one after stand for a moment: beside the target, so that a rename is all it takes. */
function neighbours(target: string): { old: string; next: string } {
  const beside = (name: string) => join(dirname(target), `.${basename(target)}.${name}`)
  return { old: beside('old'), next: beside('next') }
}

/** A folder of another file system, such as a cache that is mounted into a container, cannot be renamed. */
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
 * Tidies up after `replaceFolder` was ended halfway: puts the old folder back when there is none in its place, and removes
 * what stands beside it.
 */
export function restoreFolder(target: string): void {
  const { old, next } = neighbours(target)
  if (!existsSync(target) && existsSync(old)) renameSync(old, target)
  for (const folder of [old, next]) rmSync(folder, { recursive: true, force: true })
}

/**
 * Puts a finished folder in the place of another. Readers meet the old one or the new one, never a half: only between two
 * renames there is none, and `restoreFolder` mends what ended there.
 */
export function replaceFolder(finished: string, target: string): void {
  const { old, next } = neighbours(target)
  restoreFolder(target)
  moveFolder(finished, next)
  if (existsSync(target)) renameSync(target, old)
  renameSync(next, target)
  rmSync(old, { recursive: true, force: true })
}
