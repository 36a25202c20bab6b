import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in the place of another. Readers meet the old one or the new one, never a half. */
export function replaceFolder(finished: string, target: string): void {
  const old = `${finished}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  renameSync(finished, target)
  rmSync(old, { recursive: true, force: true })
}
