import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { env } from '../env.ts'
import { buildContent } from './content/build-content.ts'
import { outputPaths } from './content/output-paths.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { copyFonts } from './copy-fonts.ts'
import { writeBrandImages } from './images/brand-images.ts'
import { exitCode, startNext } from './next-command.ts'
import { reportDiagnostics } from './report.ts'

const root = process.cwd()
const quietMs = 40

async function update(): Promise<void> {
  const startedAt = performance.now()
  const content = await buildContent(root)
  if (content.site.diagnostics.length > 0) reportDiagnostics(root, content.site.diagnostics)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  if (content.ok)
    console.log(`Content: ${content.pageCount} pages, ${content.writtenCount} files written in ${seconds} s`)
  else console.error('The site shows the content as it was before this error.')
}

// The first run must leave something to show, even when the content has errors: later runs mend it.
const paths = outputPaths(root)
if (!existsSync(paths.revision)) writeTextIfChanged(paths.revision, JSON.stringify({ revision: '' }))
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
watch([join(root, 'content'), join(root, 'site.config.ts')], { ignoreInitial: true }).on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(schedule, quietMs)
})

const next = startNext(root, ['dev', '--port', String(env.PORT)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
process.exit(await exitCode(next))
