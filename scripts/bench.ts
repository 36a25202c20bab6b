import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleEntry } from './disk/bundle-entry.mjs'

// `npm run bench -- <name> [arguments]`: runs one benchmark, which is a file directly in bench/, and prints its table.
const folder = join(process.cwd(), 'bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
const [name = ''] = process.argv.splice(2, 1)
if (names.includes(name)) await import(pathToFileURL(await bundleEntry(process.cwd(), `bench/${name}.ts`)).href)
else {
  console.error(`Name a benchmark: npm run bench -- ${names.join(' | ')}`)
  process.exitCode = 2
}
