import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { replaceTokensDeep, type Tokens, tokensOf } from '#lib/config/tokens.ts'
import { importTypeScript } from '../disk/import-typescript.mjs'
import { memoizeLast } from '../disk/memoize-last.ts'

export interface ReadConfig {
  /** With tokens replaced. */
  config: SiteConfig
  tokens: Tokens
  /** As written. */
  text: string
}

/** Creates a reader of configurations that imports one again only when it has changed. */
export function createConfigReader(): (root: string) => Promise<ReadConfig> {
  const readConfig = memoizeLast(async (path: string, text: string): Promise<ReadConfig> => {
    const { default: config } = (await importTypeScript(path)) as { default: SiteConfig }
    const tokens = tokensOf(config)
    return { config: replaceTokensDeep(config, tokens), tokens, text }
  })
  return (root) => {
    const path = join(root, 'site.config.ts')
    return readConfig(path, readFileSync(path, 'utf8'))
  }
}
