import { join } from 'node:path'
import { markRule, serviceMarks } from '#components/icons/frame-icons.ts'
import { announcementKey } from '#components/layout/announcement-key.ts'
import type { HeadSettings } from '#components/layout/head-script.ts'
import { embedSettings } from '#lib/config/embed-settings.ts'
import type { HostedSearch } from '#lib/config/hosted-search-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { simpleIconPath } from '../disk/simple-icons.ts'
import type { Store } from '../disk/store.ts'
import { removeOtherFiles, writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile } from './bundle-file.ts'
import { type AssetFile, bundleSiteScript } from './bundle-site-script.ts'
import { bundleStyles } from './bundle-styles.ts'
import { writeFonts } from './write-fonts.ts'

/** The settings that assets depend on. */
export const assetSettings = ['announcement', 'brand', 'colorMode', 'embed', 'iconLinks', 'zoom'] as const
type AssetSettings = Pick<SiteConfig, (typeof assetSettings)[number]>

/** The script that every page runs in its head, before the first paint. It depends only on the configuration. */
async function bundleHeadScript(root: string, config: AssetSettings): Promise<string> {
  const { announcement, colorMode } = config
  const settings: HeadSettings = {
    modes: ['light', 'dark', ...(colorMode.respectSystem ? ['system'] : [])],
    start: colorMode.start,
    dismissed: announcement?.closable === true ? announcementKey(announcement.id) : undefined,
    embed: embedSettings(config),
  }
  const script = await bundleFile(root, 'components/layout/head-script.ts', {
    define: { HEAD_SETTINGS: JSON.stringify(settings) },
  })
  // Every document contains it, so it goes without what a module's source doesn't need. It must not end its element.
  return script
    .trim()
    .replace(/^"use strict";/, '')
    .replaceAll('</', '<\\/')
}

/** Replaces the files of a folder; those that are unchanged are not written. */
function replaceFiles(folder: string, files: readonly AssetFile[]): void {
  for (const { name, text } of files) writeTextIfChanged(join(folder, name), text)
  removeOtherFiles(
    folder,
    files.map(({ name }) => name),
  )
}

/** Style rules of the marks of services that a site links to. */
function markRules({ iconLinks }: AssetSettings): string {
  return serviceMarks
    .filter((name) => iconLinks.some(({ icon }) => icon === name))
    .map((name) => markRule(name, simpleIconPath(name)))
    .join('')
}

/**
 * Color of the backdrop behind an enlarged image. It follows a change of the color mode while the image is open.
 * @see specification, section 9, “Image zoom”
 */
function zoomRule({ zoom }: AssetSettings): string {
  return zoom ? `:root{--zoom-background:light-dark(${zoom.background.light},${zoom.background.dark})}` : ''
}

/**
 * Writes the scripts, styles, and fonts of all pages to `public/assets/`. Their names contain a hash of their content.
 * @returns what pages refer to
 */
export async function writeSiteAssets(
  store: Store,
  config: AssetSettings,
  hostedSearch: HostedSearch | undefined,
): Promise<SiteAssets> {
  const { root } = store
  const [head, script, fonts] = await Promise.all([
    bundleHeadScript(root, config),
    bundleSiteScript(root, hostedSearch),
    writeFonts(root, store),
  ])
  const generated = { css: fonts.css, rest: fonts.rest + markRules(config) + zoomRule(config) }
  const { critical, landing, rest, search, explorer, cardIndex } = await bundleStyles(root, generated)
  replaceFiles(join(root, 'public/assets/js'), script.files)
  return {
    head,
    script: `/assets/js/${script.entry}`,
    critical,
    landing,
    stylesheet: rest,
    searchStylesheet: search,
    explorerStylesheet: explorer,
    cardIndexStylesheet: cardIndex,
    fonts: fonts.preload,
  }
}
