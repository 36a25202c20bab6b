import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markRule, serviceMarks } from '#components/icons/frame-icons.ts'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { simpleIconPath } from '../disk/simple-icons.ts'
import type { Store } from '../disk/store.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { bundleHeadScript } from './bundle-head-script.ts'
import { type AssetFile, bundleSiteScript } from './bundle-site-script.ts'
import { bundleStyles } from './bundle-styles.ts'
import { writeFonts } from './write-fonts.ts'

/** Replaces the files of a folder; those that are unchanged are not written. */
function replaceFiles(folder: string, files: readonly AssetFile[]): void {
  mkdirSync(folder, { recursive: true })
  const names = new Set(files.map(({ name }) => name))
  for (const { name, text } of files) writeTextIfChanged(join(folder, name), text)
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name))
}

/** Style rules of the marks of services that a site links to. */
function markRules({ iconLinks }: SiteConfig): string {
  return serviceMarks
    .filter((name) => iconLinks.some(({ icon }) => icon === name))
    .map((name) => markRule(name, simpleIconPath(name)))
    .join('')
}

/**
 * Writes the scripts, styles, and fonts of all pages to `public/assets/`. Their names contain a hash of their content.
 * @returns what pages refer to
 */
export async function writeSiteAssets(
  store: Store,
  config: SiteConfig,
  hostedSearch: HostedSearch | undefined,
): Promise<SiteAssets> {
  const { root } = store
  const [head, script, fonts] = await Promise.all([
    bundleHeadScript(root, config),
    bundleSiteScript(root, hostedSearch),
    writeFonts(root, store),
  ])
  const { critical, landing, rest } = await bundleStyles(root, { css: fonts.css, rest: fonts.rest + markRules(config) })
  replaceFiles(join(root, 'public/assets/js'), script.files)
  return {
    head,
    script: `/assets/js/${script.entry}`,
    critical,
    landing,
    stylesheet: rest,
    fonts: fonts.preload,
  }
}
