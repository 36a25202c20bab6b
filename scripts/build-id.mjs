import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything that pages are made of. Plain JavaScript, because Next's configuration cannot import TypeScript. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'schema',
  'scripts',
  'apispec.yaml',
  'content-store.ts',
  'contentlayer.config.ts',
  'env.ts',
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
]

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

/**
 * The same for the same engine and content, so that a second build gives the same bytes. It is all digits: parts such
 * as “ad” in an address make ad blockers refuse it.
 */
export function buildId(root) {
  const hash = createHash('sha256')
  const named = sources
    .flatMap((source) => filesOf(join(root, source)))
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({ path, name: relative(root, path).split(sep).join('/') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { path, name } of named) hash.update(name).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest().readBigUInt64BE().toString()
}
