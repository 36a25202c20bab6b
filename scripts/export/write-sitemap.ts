import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Manifest } from '#lib/pages/manifest.ts'
import { outputPaths } from '../content/output-paths.ts'
import { sha256 } from '../content/page-cache.ts'
import { listFiles, readTextIfExists } from '../content/read-files.ts'
import { stampedFiles } from '../content/stamped-files.ts'
import { copyIfChanged } from '../content/write-file.ts'
import { engineAtStart } from '../engine-at-start.ts'

const names = ['sitemap.xml', 'robots.txt'] as const

/** Everything that they follow from: configuration, pages with the days of their changes, and which documents there are. */
function inputKey(root: string, folder: string, days: readonly (string | undefined)[]): string {
  const config = readTextIfExists(join(root, 'next-sitemap.config.mjs')) ?? ''
  const documents = listFiles(folder, (path) => path === '_fragments' || path === '_next')
  // The revision changes with each word.
  const { revision, ...manifest } = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest
  const listed = documents.filter((file) => file.endsWith('.html'))
  return sha256(engineAtStart(root), config, JSON.stringify([manifest, days, listed]))
}

function runNextSitemap(root: string, folder: string): void {
  const require = createRequire(import.meta.url)
  const bin = join(dirname(require.resolve('next-sitemap')), '../../bin/next-sitemap.mjs')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), bin, '--config', 'next-sitemap.config.mjs'],
    { cwd: root, encoding: 'utf8' },
  )
  // It ends with 0 after an error, too; what it has written tells.
  const written = names.every((file) => existsSync(join(folder, file)))
  if (status !== 0 || !written) throw new Error(`next-sitemap failed: ${stderr}${stdout}`)
}

/**
 * Writes sitemap.xml and robots.txt into an export, by next-sitemap; those of an earlier build while pages and days are the same.
 * @param days of the last changes of all pages, in the order of the manifest
 */
export function writeSitemap(root: string, folder: string, days: readonly (string | undefined)[]): void {
  const kept = join(root, '.cache/sitemap')
  const stamped = stampedFiles(root, 'sitemap', kept)
  const key = inputKey(root, folder, days)
  if (stamped.current(key) !== undefined) {
    for (const name of names) copyIfChanged(join(kept, name), join(folder, name))
    return
  }
  runNextSitemap(root, folder)
  for (const name of names) copyIfChanged(join(folder, name), join(kept, name))
  stamped.stamp(key, names)
}
