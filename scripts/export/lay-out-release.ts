import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hostFiles } from '#lib/hosting/resolve-request.ts'
import { isHashed } from '#lib/hosting/retained-releases.ts'
import { listFiles } from '../disk/read-files.ts'
import { type ReleaseFacts, releasePaths } from './release-folder.ts'

/** Puts a file into another folder, as a hard link if both are on the same disk. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/**
 * Copies the export without the files that only hosts read. Files that the current release has as well retain their
 * modification time, so readers do not have to download them again.
 */
export function layOutSite(exported: string, site: string, before: string | undefined): string[] {
  const files = listFiles(exported).filter((path) => !hostFiles.includes(`/${path}`))
  for (const path of files) {
    const [source, target] = [join(exported, path), join(site, path)]
    const earlier = before === undefined ? undefined : join(before, path)
    const isSame =
      earlier !== undefined &&
      existsSync(earlier) &&
      statSync(earlier).size === statSync(source).size &&
      readFileSync(earlier).equals(readFileSync(source))
    if (isSame) place(earlier, target)
    else {
      mkdirSync(dirname(target), { recursive: true })
      // Not linked: a later build would change it.
      copyFileSync(source, target)
      const { mtime } = statSync(source)
      utimesSync(target, mtime, mtime)
    }
  }
  return files.filter(isHashed)
}

/** Adds files of earlier releases, so pages that readers have open can load their other files. */
export function keepOldFiles(site: string, to: string, retained: readonly ReleaseFacts[]): void {
  for (const { id, hashed } of retained) {
    const old = releasePaths(to).site(id)
    for (const path of hashed) {
      for (const file of [path, `${path}.br`, `${path}.gz`]) {
        if (existsSync(join(old, file)) && !existsSync(join(site, file))) place(join(old, file), join(site, file))
      }
    }
  }
}
