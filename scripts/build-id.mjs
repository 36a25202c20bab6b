import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything that decides how content becomes pages, but for the configuration. */
const engine = [
  'app',
  'components',
  'lib',
  'schema',
  'scripts',
  'content-store.ts',
  'contentlayer.config.ts',
  'env.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

const configuration = 'site.config.ts'
const idLength = 20

/**
 * Stands for the id while pages are rendered, so that a page that stays the same need not be rendered for another id. As long
 * as an id, and like nothing that a page says.
 */
export const buildPlaceholder = 'build-id-to-be-put-0'

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}

function hashOf(root, sources) {
  const hash = createHash('sha256')
  const named = sources
    .flatMap((source) => filesOf(join(root, source)))
    .map((path) => ({ path, name: relative(root, path).split(sep).join('/') }))
    .filter(({ name }) => !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { path, name } of named) hash.update(name).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest()
}

/** The same for the same engine and configuration, whatever the content. */
export function engineHash(root) {
  return hashOf(root, [...engine, configuration]).toString('hex')
}

/** The same for the same engine, whatever the configuration and the content. */
export function compilerHash(root) {
  return hashOf(root, engine).toString('hex')
}

/**
 * The same for the same engine and content, so that a second build gives the same bytes. It is all digits: parts such
 * as “ad” in an address make ad blockers refuse it.
 */
export function buildId(root) {
  const hash = hashOf(root, [...engine, configuration, 'content', 'apispec.yaml'])
  return hash.readBigUInt64BE().toString().padStart(idLength, '0')
}
