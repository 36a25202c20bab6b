import settings from '#config'
import { completeConfig } from '#lib/config/complete-config.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'

/**
 * The site's configuration with its tokens replaced. Only for the server, so it isn't in any page's scripts. Views read
 * it when they are rendered, not when they are loaded: in a development server, it changes.
 */
export let site: SiteConfig = completeConfig(settings).config

/** Makes all views show a configuration. */
export function showConfiguration(config: SiteConfig): void {
  site = config
}
