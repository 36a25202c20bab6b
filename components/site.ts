import config from '#config'
import { replaceTokensDeep, tokensOf } from '#lib/config/tokens.ts'

/** The site's configuration with its tokens replaced. Only for the server, so it isn't in any page's scripts. */
export const site = replaceTokensDeep(config, tokensOf(config))
