import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env.ts'
import { engineHash } from './build-id.mjs'
import { sha256 } from './content/page-cache.ts'
import { listFiles } from './content/read-files.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { engineAtStart } from './engine-at-start.ts'

/** Stands in the framework’s own folder, which it empties before it compiles. */
const stampPath = (root: string) => join(root, '.next/compiled')

/** All that compiled code follows from, which is nothing of the content, and the names of what readers get of it. */
function compiledKey(root: string): string {
  const files = listFiles(join(root, '.next/static')).sort()
  return sha256(engineAtStart(root), process.version, JSON.stringify(env.hostedSearch ?? ''), ...files)
}

/** Whether what the framework compiled for an earlier build is there, and of the same sources. */
export function isCompiled(root: string): boolean {
  const path = stampPath(root)
  return existsSync(path) && readFileSync(path, 'utf8') === compiledKey(root)
}

/** Notes that the framework has compiled everything, unless a source was saved meanwhile. */
export function noteCompiled(root: string): void {
  if (engineHash(root) === engineAtStart(root)) writeTextIfChanged(stampPath(root), compiledKey(root))
}

/** Lets the next build compile again. */
export function forgetCompiled(root: string): void {
  rmSync(stampPath(root), { force: true })
}
