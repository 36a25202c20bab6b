import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Manifest } from '#lib/site/manifest.ts'
import { configurationAtStart } from '../disk/engine-at-start.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { listFiles } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'

const names = ['sitemap.xml', 'robots.txt'] as const

/** Everything that the sitemap depends on: the documents, and pages with the days of their last changes. */
function inputOf(root: string, folder: string, days: readonly (string | undefined)[]): string {
  const documents = listFiles(folder, (path) => path === '_parts' || path === 'assets')
  // The revision changes with every word.
  const { revision, ...manifest } = JSON.parse(readFileSync(outputPaths(root).manifest, 'utf8')) as Manifest
  return JSON.stringify([manifest, days, documents.filter((file) => file.endsWith('.html'))])
}

function runNextSitemap(root: string, folder: string): string[] {
  const require = createRequire(import.meta.url)
  const bin = join(dirname(require.resolve('next-sitemap')), '../../bin/next-sitemap.mjs')
  const { status, stderr, stdout } = spawnSync(process.execPath, [bin, '--config', 'next-sitemap.config.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  // The exit code is 0 even after an error, so the written files decide.
  const written = names.every((file) => existsSync(join(folder, file)))
  if (status !== 0 || !written) throw new Error(`next-sitemap failed: ${stderr}${stdout}`)
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * Writes sitemap.xml and robots.txt into an export, by next-sitemap, or reuses those of an earlier build while pages
 * and days are the same.
 * @param days of the last changes of all pages, in the order of the manifest
 */
export function writeSitemap(store: Store, folder: string, days: readonly (string | undefined)[]): void {
  const { root } = store
  const texts = store
    .step<string[]>('sitemap')
    .keep([configurationAtStart(root), inputOf(root, folder, days)], () => runNextSitemap(root, folder))
  for (const [index, name] of names.entries()) writeTextIfChanged(join(folder, name), texts[index] ?? '')
}
