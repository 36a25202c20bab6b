import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeConfig, type SiteSettings } from '#lib/config/complete-config.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { importTypeScript } from '../disk/import-typescript.mjs'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'

export interface ReadConfig {
  /** With defaults, and tokens replaced. */
  config: SiteConfig
  tokens: Tokens
  /** As written. */
  text: string
}

/** The bundler's message says where a mistake is; an error of the code doesn't even say which file it is in. */
function explain(error: unknown): never {
  if (error instanceof Error && 'errors' in error) throw error
  throw new Error(`site.config.ts fails: ${error}`, { cause: error })
}

/**
 * Creates a reader of configurations that imports one again only when it has changed. Settings that are as before stay
 * the same objects, so that only what depends on the others is redone.
 */
export function createConfigReader(): (root: string) => Promise<ReadConfig> {
  const reuseSetting = memoizeByName((_name) => reuseEqual<unknown>())
  const reuse = <T extends object>(settings: T): T =>
    Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, value === undefined ? value : reuseSetting(name)(value)]),
    ) as T
  const reuseConfig = reuseEqual<SiteConfig>()
  const reuseTokens = reuseEqual<Tokens>()
  const readConfig = memoizeLast(async (path: string, text: string): Promise<ReadConfig> => {
    const { default: settings } = (await importTypeScript(path).catch(explain)) as { default: Partial<SiteSettings> }
    const { config, tokens } = completeConfig(settings)
    return { config: reuseConfig(reuse(config)), tokens: reuseTokens(tokens), text }
  })
  return (root) => {
    const path = join(root, 'site.config.ts')
    return readConfig(path, readFileSync(path, 'utf8'))
  }
}
