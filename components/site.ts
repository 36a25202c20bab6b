import { replaceTokensDeep, tokensOf } from '#lib/config/tokens.ts'
import config from '../site.config.ts'

/**
 * The site's configuration with its tokens replaced. For the server: it is no part of any page's script but of those
 * that only embedded pages load.
 */
export const site = replaceTokensDeep(config, tokensOf(config))
