import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything that decides how content becomes pages, except the content and the configuration. */
export const engineSources = [
  'app',
  'components',
  'lib',
  'schema',
  'scripts',
  'content-store.ts',
  'contentlayer.config.ts',
  'env.ts',
  'next-sitemap.config.mjs',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

const configuration = 'site.config.ts'
const idLength = 12

/**
 * Placeholder for the id while pages are rendered, so an unchanged page does not have to be rendered for a new id. It
 * has the length of an id, and no page contains it otherwise.
 */
export const buildPlaceholder = 'build-id-put'

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== '.cache')
  return names.flatMap((name) => filesOf(join(path, name)))
}

function hashOf(root, sources) {
  const hash = createHash('sha256')
  const named = sources
    .flatMap((source) => filesOf(join(root, source)))
    .map((path) => ({ path, name: relative(root, path).split(sep).join('/') }))
    .filter(({ name }) => !/\.test\.|\/fixtures\//.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { path, name } of named) hash.update(name).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest()
}

/**
 * Hash of the engine and the Node version, regardless of configuration and content.
 * @param part another folder whose sources are included
 */
export function engineHash(root, part = 'scripts') {
  return createHash('sha256')
    .update(hashOf(root, [...new Set([...engineSources, part])]))
    .update(process.version)
    .digest('hex')
}

export function configurationHash(root) {
  return hashOf(root, [configuration]).toString('hex')
}

/**
 * Hash of the engine, configuration, and content, so a second build produces the same bytes. It consists of digits
 * only: parts such as “ad” in a URL make ad blockers block it.
 */
export function buildId(root) {
  const hash = hashOf(root, [...engineSources, configuration, 'content', 'site', 'apispec.yaml'])
  return hash.readBigUInt64BE().toString().padStart(idLength, '0').slice(-idLength)
}
