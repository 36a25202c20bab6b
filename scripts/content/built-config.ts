import { readFileSync } from 'node:fs'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { outputPaths } from './output-paths.ts'

/** Stands for site.config.ts where an export is compiled: what is compiled reads it then, and is the same for all sites. */
const config: SiteConfig = JSON.parse(readFileSync(outputPaths(process.cwd()).config, 'utf8'))

// biome-ignore lint/style/noDefaultExport: so has what it stands for
export default config
