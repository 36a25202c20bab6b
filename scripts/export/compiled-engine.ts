import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../../env.ts'
import { engineAtStart, sourcesAreUnchanged } from '../disk/engine-at-start.ts'
import { sha256 } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'

/** In the framework’s own folder, which it empties before it compiles. */
const stampPath = (root: string) => join(root, '.next/compiled')

/**
 * Hash of what compiled code depends on, and of the names of its files. It does not depend on content or configuration.
 */
function compiledKey(root: string): string {
  const files = listFiles(join(root, '.next/static')).sort()
  return sha256(engineAtStart(root), JSON.stringify(env.hostedSearch ?? ''), ...files)
}

function isCompiled(root: string): boolean {
  const path = stampPath(root)
  return existsSync(path) && readFileSync(path, 'utf8') === compiledKey(root)
}

/** Records that the framework has compiled everything, unless a source was saved in the meantime. */
export function noteCompiled(root: string): void {
  if (sourcesAreUnchanged(root)) writeTextIfChanged(stampPath(root), compiledKey(root))
}

/**
 * Removes what an interrupted build may have left half written; Next reads some of it. The development server has its
 * own.
 */
function removeCompiled(root: string): void {
  const folder = join(root, '.next')
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names.filter((file) => file !== 'dev'))
    rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Claims the compiled code for a build. Until the build records it again, no other build uses it, so an interrupted
 * build leaves no code that a later one would trust.
 * @returns whether there was code compiled from the same sources
 */
export function takeCompiled(root: string): boolean {
  const isCurrent = isCompiled(root)
  if (!isCurrent) removeCompiled(root)
  rmSync(stampPath(root), { force: true })
  // Next would export the pages in this file, which are those that an earlier build rendered.
  rmSync(join(root, '.next/prerender-manifest.json'), { force: true })
  return isCurrent
}
