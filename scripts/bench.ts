import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from './content/read-files.ts'

// `npm run bench -- <name> [arguments]`: runs one benchmark of bench/ and prints its table.
const folder = join(process.cwd(), 'bench')
const names = listFiles(folder)
  .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'statistics.ts')
  .map((file) => file.slice(0, -3))
const [name = ''] = process.argv.splice(2, 1)
if (names.includes(name)) await import(pathToFileURL(join(folder, `${name}.ts`)).href)
else {
  console.error(`Name a benchmark: npm run bench -- ${names.join(' | ')}`)
  process.exitCode = 2
}
