import { announcementKey } from '#components/layout/announcement-key.ts'
import type { HeadSettings } from '#components/layout/head-script.ts'
import { embedSettings } from '#lib/config/embed-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { bundleFile } from './bundle-file.ts'

/** The script that every page runs in its head, before the first paint. It depends only on the configuration. */
export async function bundleHeadScript(root: string, config: SiteConfig): Promise<string> {
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
