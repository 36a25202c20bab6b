import { cpSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { redirectFile, redirectPage, redirectRules } from '#lib/hosting/redirect-output.ts'
import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'
import { writeServiceWorker } from '../bundle/write-service-worker.ts'
import { outputPaths } from '../disk/output-paths.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import type { ExportedContent } from '../make/build-content.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { KnownCode } from './finish-documents.ts'
import { writeHostFiles } from './write-host-files.ts'
import { writeSitemap } from './write-sitemap.ts'

/** Redirects old paths: rules for hosts that support them, and for all others a page at each old path. */
function writeRedirects(folder: string, redirects: LoadedSite['redirects'], url: string): void {
  if (redirects.length === 0) return
  writeTextIfChanged(join(folder, '_redirects'), redirectRules(redirects))
  for (const redirect of redirects)
    writeTextIfChanged(join(folder, redirectFile(redirect)), redirectPage(redirect, url))
}

/**
 * Adds what the export lacks once Next is done: sitemap and robots.txt (by next-sitemap), the build’s id, the service
 * worker, Markdown versions, redirects, and the files that hosts read.
 * @param code of documents that have already been read
 */
export async function finishExport(
  store: Store,
  { site, days }: Pick<ExportedContent, 'site' | 'days'>,
  build: string,
  code: KnownCode,
): Promise<void> {
  const { redirects, config } = site
  const { root } = store
  const { staging, markdownVersions } = outputPaths(root)
  writeSitemap(store, staging, days)
  // Markdown versions are next to their pages, at the same paths.
  cpSync(markdownVersions, staging, { recursive: true })
  rmSync(join(staging, relative(join(root, 'public'), markdownVersions)), { recursive: true, force: true })
  writeTextIfChanged(join(staging, buildFilePath), JSON.stringify({ id: build } satisfies BuildFile))
  await writeServiceWorker(root, staging, config, build)
  // After the sitemap, which must not list them.
  writeRedirects(staging, redirects, config.url)
  // After all documents, because it lists the scripts that they may run.
  writeHostFiles(staging, site, code)
}
