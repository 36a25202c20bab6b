import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { watch } from 'chokidar'
import { childEnvironment, env } from '../env.ts'
import { failureSentence } from './dev/failure-sentence.ts'
import { type Change, type PageServer, servePages } from './dev/page-server.ts'
import { bundleEntry } from './disk/bundle-entry.mjs'
import { engineFolder } from './disk/engine-at-start.ts'
import { ensureImportedFiles } from './disk/imported-files.ts'
import { exitCode, startNext } from './disk/next-command.ts'
import { outputPaths } from './disk/output-paths.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { freePort } from './machine/listen.ts'

// `npm run dev`: one process turns content into pages, another serves them. The first pages requested come from the
// previous run; on a fresh clone they wait for the content.

/** What a process reads once: the site's components and styles, and the engine itself. */
const restartFiles = [
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
/** Results that are written within this time are one change. */
const writtenTogetherMs = 20

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

/** @param sentence what open pages show */
function waitForChange(sentence = ''): void {
  showReading(sentence)
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
    waitForChange(failureSentence(error))
    return undefined
  }
  const child = spawn(process.execPath, [...process.execArgv, bundle], {
    cwd: root,
    // React's production build renders views several times faster.
    env: childEnvironment({ NODE_ENV: 'production' }),
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
  // Otherwise each change to a source would leave a bundle behind.
  if (earlier !== undefined && current !== undefined && dirname(earlier.bundle) !== dirname(current.bundle))
    rmSync(dirname(earlier.bundle), { recursive: true, force: true })
  return current
}

ensureImportedFiles(root)
if (existsSync(state) && readFileSync(state, 'utf8') !== 'ok') rmSync(state)

let content = startContent()
let timer: NodeJS.Timeout | undefined
function restart(file: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${file} has changed: everything is read again.`)
    showReading(`${file} has changed. Reading everything again…`)
    content = content.then(restartContent)
  }, togetherMs)
}
watch(
  restartFiles.map((path) => join(root, path)),
  {
    ignoreInitial: true,
    // The schemas of a site's objects are content, and no process runs the tests.
    ignored: (path) => path.startsWith(join(root, 'site/objects')) || path.includes('.test.'),
  },
).on('all', (_event, path) => restart(relative(root, path)))
const configuration = 'site.config.ts'
watch(join(root, configuration), { ignoreInitial: true }).on('all', async () => {
  const current = await content
  // A process that is running reads it again itself.
  if (current === undefined || current.child.exitCode !== null) restart(configuration)
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
let due: Change | undefined
let announcing: NodeJS.Timeout | undefined

/** Tells open pages what has changed, once: a page that is loaded again for its frame shows all other changes, too. */
function announce(change: Change): void {
  due = due === 'frame' ? due : change
  clearTimeout(announcing)
  announcing = setTimeout(() => {
    pages?.announce(due ?? change)
    due = undefined
  }, writtenTogetherMs)
}

/** Results that change with most edits; the revision changes with them. */
const pageFolders = [paths.pages, ...(['page', 'sidebar'] as const).map((kind) => dirname(paths.html(kind, '/')))]
watch([paths.generated, join(root, 'app')], {
  ignoreInitial: true,
  ignored: (path) => pageFolders.includes(path),
}).on('all', (_event, path) => {
  if (path === paths.revision || path === paths.problems) announce('page')
  else if (path === paths.assets || path === paths.config) announce('frame')
  else if (path.startsWith(frameFolder) || path.startsWith(join(root, 'app'))) announce('frame')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
const code = await exitCode(next)
const last = await content
last?.child.kill()
pages?.close()
process.exit(code)
