import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from './content/page-cache.ts'
import { listFiles } from './content/read-files.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { compilerKey, engineIsUnchanged } from './engine-at-start.ts'

/** Stands in the framework’s own folder, which it empties before it compiles. */
const stampPath = (root: string) => join(root, '.next/compiled')

/** What compiled code follows from, and the names of what readers get of it. */
function compiledKey(root: string): string {
  const files = listFiles(join(root, '.next/static')).sort()
  return sha256(compilerKey(root), ...files)
}

function isCompiled(root: string): boolean {
  const path = stampPath(root)
  return existsSync(path) && readFileSync(path, 'utf8') === compiledKey(root)
}

/** Notes that the framework has compiled everything, unless a source was saved meanwhile. */
export function noteCompiled(root: string): void {
  if (engineIsUnchanged(root)) writeTextIfChanged(stampPath(root), compiledKey(root))
}

/**
 * Takes what was compiled for a build. Until that is noted again nobody else takes it, so a build that is ended on its way leaves
 * nothing that another trusts.
 * @returns whether there was any of the same sources
 */
export function takeCompiled(root: string): boolean {
  const taken = isCompiled(root)
  rmSync(stampPath(root), { force: true })
  // Next would export the pages that it lists, which are those that an earlier build has rendered.
  rmSync(join(root, '.next/prerender-manifest.json'), { force: true })
  return taken
}
