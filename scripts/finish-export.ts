import { cpSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'
import { redirectFile, redirectPage, redirectRules } from '#lib/pages/redirect-output.ts'
import type { ExportedContent } from './content/build-content.ts'
import type { LoadedSite } from './content/load-site.ts'
import { outputPaths } from './content/output-paths.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import type { KnownCode } from './export/finish-pages.ts'
import { writeSitemap } from './export/write-sitemap.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { writeServiceWorker } from './offline/write-service-worker.ts'

/** Sends readers of old paths on: rules for hosts that read them, and a page at each old path for all others. */
export function writeRedirects(folder: string, redirects: LoadedSite['redirects'], url: string): void {
  if (redirects.length === 0) return
  writeTextIfChanged(join(folder, '_redirects'), redirectRules(redirects))
  for (const redirect of redirects)
    writeTextIfChanged(join(folder, redirectFile(redirect)), redirectPage(redirect, url))
}

/**
 * What the export lacks once Next is done: sitemap and robots.txt, by next-sitemap, the build’s id, the service worker,
 * twins, redirects and what a host has to send.
 * @param code of documents that have been read already
 */
export async function finishExport(
  root: string,
  { site, days }: Pick<ExportedContent, 'site' | 'days'>,
  build: string,
  code: KnownCode,
): Promise<void> {
  const { redirects, config } = site
  writeSitemap(root, outputPaths(root).staging, days)
  // Twins stand beside their pages, at the pages’ own addresses.
  const { staging, twins } = outputPaths(root)
  cpSync(twins, staging, { recursive: true })
  rmSync(join(staging, relative(join(root, 'public'), twins)), { recursive: true, force: true })
  writeTextIfChanged(join(staging, buildFilePath), JSON.stringify({ id: build } satisfies BuildFile))
  await writeServiceWorker(root, staging, config, build)
  // After the sitemap, which must not list them.
  writeRedirects(staging, redirects, config.url)
  // After all documents: it says what they may run.
  writeHostFiles(staging, site, code)
}
