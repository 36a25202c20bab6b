import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watch } from 'chokidar'
import { env } from '../env.ts'
import { ensureImportedFiles } from './content/imported-files.ts'
import { outputPaths } from './content/output-paths.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { copyFonts } from './copy-fonts.ts'
import { exitCode, startNext } from './next-command.ts'

// `npm run dev`: one process turns content into pages, another shows them. The first pages that are asked for are those of
// the last time; on a fresh clone they wait for the content.

/** What a process keeps once it has read it: the configuration, and the engine itself. */
const keptFiles = ['site.config.ts', 'contentlayer.config.ts', 'env.ts', 'components', 'lib', 'schema', 'scripts']
/** Several files that are saved together are one change. */
const togetherMs = 100

const root = process.cwd()
const { state } = outputPaths(root)
const contentProcess = fileURLToPath(new URL('./dev/content-process.ts', import.meta.url))

function startContent(): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, contentProcess], {
    cwd: root,
    // By the channel it notices when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('exit', (exit) => {
    if (exit === null || exit === 0) return
    console.error('Everything is read again when the errors above are fixed.')
    // Pages that wait for the content must not wait for ever.
    if (!existsSync(state)) writeTextIfChanged(state, 'failed')
  })
  return child
}

ensureImportedFiles(root)
copyFonts(root)
if (existsSync(state) && readFileSync(state, 'utf8') !== 'ok') rmSync(state)

let content = startContent()
let timer: NodeJS.Timeout | undefined
watch(
  keptFiles.map((path) => join(root, path)),
  {
    ignoreInitial: true,
    // Schemas of the portal are content; tests are in no process.
    ignored: (path) => path.startsWith(join(root, 'schema/portal')) || path.includes('.test.'),
  },
).on('all', (_event, path) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${relative(root, path)} has changed: everything is read again.`)
    content.kill()
    content = startContent()
  }, togetherMs)
})

const next = startNext(root, ['dev', '--port', String(env.PORT)])
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
const code = await exitCode(next)
content.kill()
process.exit(code)
