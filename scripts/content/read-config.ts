import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { replaceTokensDeep, type Tokens, tokensOf } from '#lib/config/tokens.ts'
import { sha256 } from './page-cache.ts'
import { rememberLast } from './remember-last.ts'

export interface ReadConfig {
  /** Tokens are replaced. */
  config: SiteConfig
  tokens: Tokens
  /** As it is written. */
  text: string
}

/** A reader of sites' configurations that imports one again only when it has changed. */
export function createConfigReader(): (root: string) => Promise<ReadConfig> {
  const importConfig = rememberLast(async (path: string, text: string): Promise<ReadConfig> => {
    // By another address, a module is another one.
    const module = (await import(`${pathToFileURL(path).href}?v=${sha256(text)}`)) as { default: SiteConfig }
    const tokens = tokensOf(module.default)
    return { config: replaceTokensDeep(module.default, tokens), tokens, text }
  })
  return (root) => {
    const path = join(root, 'site.config.ts')
    return importConfig(path, readFileSync(path, 'utf8'))
  }
}
