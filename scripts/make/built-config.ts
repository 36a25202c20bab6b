import { readFileSync } from 'node:fs'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { outputPaths } from '../disk/output-paths.ts'

/** Replaces site.config.ts in compiled exports: compiled code reads the configuration at run time, so it is the same for all sites. */
const config: SiteConfig = JSON.parse(readFileSync(outputPaths(process.cwd()).config, 'utf8'))

// biome-ignore lint/style/noDefaultExport: like the file that it replaces
export default config
