import { env } from '../env.ts'
import { serveSite } from './serve-site.ts'

// Serves an `out/` that is already built.
const { url } = await serveSite(process.cwd(), env.PORT)
console.log(`The site is served at ${url}`)
