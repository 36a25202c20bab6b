import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeConfig, type SiteSettings } from '#lib/config/complete-config.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { importTypeScript } from '../disk/import-typescript.mjs'
import { memoizeLast } from '../disk/memoize-last.ts'

export interface ReadConfig {
  /** With defaults, and tokens replaced. */
  config: SiteConfig
  tokens: Tokens
  /** As written. */
  text: string
}

/** Creates a reader of configurations that imports one again only when it has changed. */
export function createConfigReader(): (root: string) => Promise<ReadConfig> {
  const readConfig = memoizeLast(async (path: string, text: string): Promise<ReadConfig> => {
    const { default: settings } = (await importTypeScript(path)) as { default: Partial<SiteSettings> }
    return { ...completeConfig(settings), text }
  })
  return (root) => {
    const path = join(root, 'site.config.ts')
    return readConfig(path, readFileSync(path, 'utf8'))
  }
}
