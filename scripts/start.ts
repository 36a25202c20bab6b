import { env } from '../env.ts'
import { buildSite } from './build-site.ts'
import { serveSite } from './serve-site.ts'

const root = process.cwd()
if (await buildSite(root)) {
  const { url } = await serveSite(root, env.PORT)
  console.log(`\nThe site is served at ${url}`)
} else process.exitCode = 1
