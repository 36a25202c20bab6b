import { join } from 'node:path'
import { watch } from 'chokidar'
import { type ShownContent, showContent } from '../content/build-content.ts'
import { createBuildMemory } from '../content/build-memory.ts'
import { copyImages } from '../content/copy-images.ts'
import { outputPaths } from '../content/output-paths.ts'
import { writeExtraFiles } from '../content/write-extra-files.ts'
import { writeTextIfChanged } from '../content/write-file.ts'
import { writeBrandImages } from '../images/brand-images.ts'
import { writeServiceWorker } from '../offline/write-service-worker.ts'
import { reportDiagnostics } from '../report.ts'
import { indexInThread } from '../search/index-in-thread.ts'
import { createProgress } from './progress.ts'
import { createQuietWork } from './quiet-work.ts'

// The part of the development server that turns content into pages. It is started anew when the configuration or the engine
// has changed, while the server that shows the pages goes on.

/** Several files that are saved together are one change. */
const togetherMs = 20
/** How long a writer has to be quiet before what no page waits for is made. */
const restMs = 1000

const root = process.cwd()
const memory = createBuildMemory()
const watcher = watch(
  ['content', 'schema/portal'].map((path) => join(root, path)),
  { ignoreInitial: true },
)
const rest = createQuietWork(
  async ({ site, records, writeTwins }: ShownContent) => {
    memory.loader.save()
    await writeExtraFiles(site)
    await writeServiceWorker(root, join(root, 'public'), site.config, undefined)
    writeTwins()
    await indexInThread(root, records())
  },
  restMs,
  (error) => console.error(error),
)

async function update(): Promise<void> {
  const startedAt = performance.now()
  await copyImages(root)
  const onProgress = createProgress(
    (line) => console.log(line),
    () => performance.now(),
  )
  const content = await showContent(root, { memory, onProgress })
  const { diagnostics, apiFiles } = content.site
  if (diagnostics.length > 0) reportDiagnostics(root, diagnostics)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  console.log(`Content: ${content.pageCount} pages, ${content.writtenCount} files written in ${seconds} s`)
  if (!content.ok) console.error('A page that cannot be read stays as it was. The browser also shows the errors.')
  watcher.add(apiFiles.map((path) => join(root, path)))
  rest.schedule(content)
}

let running: Promise<void> | undefined
let again = false
function schedule(): void {
  if (running !== undefined) {
    again = true
    return
  }
  running = update()
    .catch((error: unknown) => {
      console.error(error)
      // Pages that wait for the content must not wait for ever.
      if (memory.current.size === 0) writeTextIfChanged(outputPaths(root).state, 'failed')
    })
    .finally(() => {
      running = undefined
      if (!again) return
      again = false
      schedule()
    })
}

let timer: NodeJS.Timeout | undefined
watcher.on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(schedule, togetherMs)
})
process.on('disconnect', () => process.exit())
await writeBrandImages(root)
schedule()
