import { readFileSync } from 'node:fs'
import type { SiteSettings } from '#lib/config/complete-config.ts'
import { outputPaths } from '../disk/output-paths.ts'

/** Replaces site.config.ts in compiled exports: compiled code reads the configuration at run time, so it is the same for all sites. */
const config: SiteSettings = JSON.parse(readFileSync(outputPaths(process.cwd()).config, 'utf8'))

// biome-ignore lint/style/noDefaultExport: like the file that it replaces
export default config
