import { env } from '../env.ts'
import { outputPaths } from './content/output-paths.ts'
import { restoreFolder } from './replace-folder.ts'
import { serveSite } from './serve-site.ts'

// Serves an `out/` that is already built.
const root = process.cwd()
restoreFolder(outputPaths(root).exported)
const { url } = await serveSite(root, env.PORT)
console.log(`The site is served at ${url}`)
