import { replaceTokensDeep, tokensOf } from '#lib/config/tokens.ts'
import config from '../site.config.ts'

/** The site's configuration with its tokens replaced. For the server only: it is no part of any page's script. */
export const site = replaceTokensDeep(config, tokensOf(config))
