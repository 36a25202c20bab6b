import { join, relative } from 'node:path'
import { watch } from 'chokidar'
import { writeServiceWorker } from '../bundle/write-service-worker.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import { outputPaths } from '../disk/output-paths.ts'
import { reportDiagnostics } from '../disk/report.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { writeBrandImages } from '../export/brand-images.ts'
import { type ShownContent, showContent } from '../make/build-content.ts'
import { createBuildMemory } from '../make/build-memory.ts'
import { indexInThread } from '../make/index-in-thread.ts'
import { writeExtraFiles } from '../make/write-extra-files.ts'
import { copyImages } from '../read/copy-images.ts'
import { baselineFile } from '../read/site-baseline.ts'
import { failureSentence } from './failure-sentence.ts'
import { createProgress } from './progress.ts'
import { createQuietWork } from './quiet-work.ts'

// The part of the development server that turns content into pages. It is restarted when the engine changes, while the
// server that serves the pages keeps running.

/** Files that are saved within this time are one change. */
const togetherMs = 20
/** How long there must be no changes before work that no page waits for begins. */
const restMs = 1000

const root = process.cwd()
const memory = createBuildMemory(root)
const watcher = watch(
  ['site.config.ts', 'content', 'site/objects', baselineFile].map((path) => join(root, path)),
  { ignoreInitial: true },
)
// A configuration with errors may name a logo that does not exist.
const brandImages = memoizeLast(writeBrandImages)
const rest = createQuietWork(
  async ({ site, ok, records, writeMarkdownVersions }: ShownContent) => {
    if (ok) await brandImages(root, site.config)
    await writeExtraFiles(memory.store, site)
    await writeServiceWorker(root, join(root, 'public'), site.config, undefined)
    writeMarkdownVersions()
    await indexInThread(root, records())
    memory.store.finish()
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
  const content = await showContent(memory, onProgress)
  const { diagnostics, baseline, apiFiles } = content.site
  if (diagnostics.length + baseline.hidden.length > 0) reportDiagnostics(root, diagnostics, { baseline })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
  console.log(`Content: ${content.pageCount} pages, ${content.writtenCount} files written in ${seconds} s`)
  if (!content.ok) console.error('A page that cannot be read stays as it was. The browser also shows the errors.')
  watcher.add(apiFiles.map((path) => join(root, path)))
  rest.schedule(content)
}

/** Names of the files that have changed since the last reading began. */
const changed = new Set<string>()

async function startUpdate(): Promise<void> {
  const [first, ...others] = changed
  changed.clear()
  const names = others.length === 0 ? first : `${first} and ${others.length} more`
  process.send?.(first === undefined ? 'Reading the content…' : `Reading ${names}…`)
  try {
    await update()
    process.send?.('')
  } catch (error) {
    process.send?.(failureSentence(error))
    throw error
  }
}

let running: Promise<void> | undefined
let again = false
function schedule(): void {
  if (running !== undefined) {
    again = true
    return
  }
  running = startUpdate()
    .catch((error: unknown) => {
      // The bundler's message has everything.
      console.error(error instanceof Error && 'errors' in error ? error.message : error)
      console.error('It is read again when this is fixed.')
      // Pages that wait for the content must not wait forever.
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
watcher.on('all', (_event, path) => {
  changed.add(relative(root, path))
  clearTimeout(timer)
  timer = setTimeout(schedule, togetherMs)
})
process.on('disconnect', () => process.exit())
schedule()
