import config from '#config'
import { replaceTokensDeep, tokensOf } from '#lib/config/tokens.ts'

/** The site's configuration with its tokens replaced. For the server: it is no part of any page's script. */
export const site = replaceTokensDeep(config, tokensOf(config))
