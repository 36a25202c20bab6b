import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { watch } from 'chokidar'
import { env } from '../env.ts'
import { type PageServer, servePages } from './dev/page-server.ts'
import { bundleEntry } from './disk/bundle-entry.mjs'
import { engineFolder } from './disk/engine-at-start.ts'
import { ensureImportedFiles } from './disk/imported-files.ts'
import { exitCode, startNext } from './disk/next-command.ts'
import { outputPaths } from './disk/output-paths.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { freePort } from './machine/listen.ts'

// `npm run dev`: one process turns content into pages, another serves them. The first pages requested come from the
// previous run; on a fresh clone they wait for the content.

/** What a process reads once: the configuration, the site's components and styles, and the engine itself. */
const restartFiles = [
  'site.config.ts',
  'site',
  'contentlayer.config.ts',
  'env.ts',
  'app/styles',
  'components',
  'lib',
  'schema',
  'scripts',
]
/** Files that are saved within this time are one change. */
const togetherMs = 100

const root = process.cwd()
const paths = outputPaths(root)
const { state } = paths
/** Undefined while it starts. */
let pages: PageServer | undefined
let reading = ''

/** Shows in open pages what is being read. */
function showReading(sentence: string): void {
  reading = sentence
  pages?.showReading(sentence)
}

/** The process that turns content into pages; undefined while its sources have errors. */
interface ContentProcess {
  bundle: string
  child: ChildProcess
}

function waitForChange(): void {
  showReading('')
  console.error('Everything is read again when the errors above are fixed.')
  // Pages that wait for the content must not wait forever.
  if (!existsSync(state)) writeTextIfChanged(state, 'failed')
}

async function startContent(): Promise<ContentProcess | undefined> {
  let bundle: string
  try {
    bundle = await bundleEntry(engineFolder, 'scripts/dev/content-process.ts')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    waitForChange()
    return undefined
  }
  const child = spawn(process.execPath, [...process.execArgv, bundle], {
    cwd: root,
    // Through the channel, the child notices when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (sentence) => showReading(String(sentence)))
  child.on('exit', (exit) => {
    if (exit !== null && exit !== 0) waitForChange()
  })
  return { bundle, child }
}

/** Replaces a process with one that runs the current sources. */
async function restartContent(earlier: ContentProcess | undefined): Promise<ContentProcess | undefined> {
  earlier?.child.kill()
  const current = await startContent()
  // Otherwise each change to a source would leave a bundle behind. A change of the configuration keeps it.
  if (earlier !== undefined && current !== undefined && dirname(earlier.bundle) !== dirname(current.bundle))
    rmSync(dirname(earlier.bundle), { recursive: true, force: true })
  return current
}

ensureImportedFiles(root)
if (existsSync(state) && readFileSync(state, 'utf8') !== 'ok') rmSync(state)

let content = startContent()
let timer: NodeJS.Timeout | undefined
watch(
  restartFiles.map((path) => join(root, path)),
  {
    ignoreInitial: true,
    // The schemas of a site's objects are content, and no process runs the tests.
    ignored: (path) => path.startsWith(join(root, 'site/objects')) || path.includes('.test.'),
  },
).on('all', (_event, path) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const file = relative(root, path)
    console.log(`${file} has changed: everything is read again.`)
    showReading(`${file} has changed. Reading everything again…`)
    content = content.then(restartContent)
  }, togetherMs)
})

const port = await freePort()
const next = startNext(root, ['dev', '--port', String(port)], {}, 'pipe')
// The framework's own port is of no use to a reader of the terminal.
next.stdout?.setEncoding('utf8').on('data', (text: string) => {
  process.stdout.write(text.replaceAll(`:${port}`, `:${env.PORT}`))
})
pages = await servePages(env.PORT, port)
pages.showReading(reading)
const frameFolder = dirname(paths.html('frame', 'header'))
/** Results that change with most edits; the revision changes with them. */
const pageFolders = [paths.pages, ...(['page', 'sidebar'] as const).map((kind) => dirname(paths.html(kind, '/')))]
watch([paths.generated, join(root, 'app')], {
  ignoreInitial: true,
  ignored: (path) => pageFolders.includes(path),
}).on('all', (_event, path) => {
  if (path === paths.revision || path === paths.problems) pages?.announce('page')
  else if (path === paths.assets || path.startsWith(frameFolder) || path.startsWith(join(root, 'app'))) {
    pages?.announce('frame')
  }
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
const code = await exitCode(next)
const last = await content
last?.child.kill()
pages?.close()
process.exit(code)
