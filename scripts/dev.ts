import { join } from 'node:path'
import { watch } from 'chokidar'
import { env } from '../env.ts'
import { buildContent } from './content/build-content.ts'
import { createBuildMemory } from './content/build-memory.ts'
import { copyImages } from './content/copy-images.ts'
import { ensureImportedFiles } from './content/imported-files.ts'
import { copyFonts } from './copy-fonts.ts'
import { writeBrandImages } from './images/brand-images.ts'
import { exitCode, startNext } from './next-command.ts'
import { reportDiagnostics } from './report.ts'
import { writeProblems } from './write-problems.ts'

const root = process.cwd()
const quietMs = 40
const memory = createBuildMemory()

async function update(): Promise<void> {
  const startedAt = performance.now()
  copyImages(root)
  const content = await buildContent(root, { memory, despiteErrors: true })
  const { diagnostics } = content.site
  writeProblems(root, diagnostics)
  if (diagnostics.length > 0) reportDiagnostics(root, diagnostics)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  console.log(`Content: ${content.pageCount} pages, ${content.writtenCount} files written in ${seconds} s`)
  if (!content.ok) console.error('A page that cannot be read stays as it was. The browser shows the errors, too.')
}

ensureImportedFiles(root)
copyFonts(root)
await writeBrandImages(root)
await update()

let running: Promise<void> | undefined
let again = false
function schedule(): void {
  if (running !== undefined) {
    again = true
    return
  }
  running = update()
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      running = undefined
      if (again) {
        again = false
        schedule()
      }
    })
}
let timer: NodeJS.Timeout | undefined
watch(
  ['content', 'schema/portal', 'apispec.yaml', 'site.config.ts'].map((path) => join(root, path)),
  { ignoreInitial: true },
).on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(schedule, quietMs)
})

const next = startNext(root, ['dev', '--port', String(env.PORT)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
process.exit(await exitCode(next))
