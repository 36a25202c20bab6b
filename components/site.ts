import settings from '#config'
import { completeConfig } from '#lib/config/complete-config.ts'

/** The site's configuration with its tokens replaced. Only for the server, so it isn't in any page's scripts. */
export const site = completeConfig(settings).config
