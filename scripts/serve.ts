import { env } from '../env.ts'
import { outputPaths } from './disk/output-paths.ts'
import { restoreFolder } from './disk/replace-folder.ts'
import { serveSite } from './serve-site.ts'

// `npm run serve`: serves an existing `out/`.
const root = process.cwd()
restoreFolder(outputPaths(root).exported)
const { url } = await serveSite(root, env.PORT)
console.log(`The site is served at ${url}`)
