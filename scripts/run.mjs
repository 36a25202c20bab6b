// Entry point of every npm command: installs what is missing, then runs the command's script. It needs only Node,
// because on a fresh clone nothing else is installed.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleEntry } from './disk/bundle-entry.mjs'
import { importTypeScript } from './disk/import-typescript.mjs'
import { installPackages } from './install-packages.mjs'

const minimum = [20, 19]
const engine = dirname(dirname(fileURLToPath(import.meta.url)))

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Node ${process.versions.node} is too old. Install Node ${minimum.join('.')} or newer.`)
  process.exit(1)
}

/** The command as JavaScript. If it cannot be bundled, prints the reason and exits. */
async function bundleOf(command) {
  try {
    return await bundleEntry(engine, `scripts/${command}.ts`)
  } catch (error) {
    const { explainFileFailure } = await importTypeScript(join(engine, 'scripts/disk/explain-file-failure.ts'))
    const reason = explainFileFailure(error)
    // The bundler's message says what is wrong with a source.
    console.error(reason ?? (error.errors === undefined ? error : error.message))
    process.exit(1)
  }
}

const [command, ...rest] = process.argv.slice(2)
checkNode()
installPackages(engine)

// Threads save time when a core is idle; with two cores, one of which Next uses, they only cost time.
const threads = command === 'build' && availableParallelism() <= 2 ? ['--single-threaded'] : []
const child = spawn(process.execPath, ['--max-semi-space-size=64', ...threads, await bundleOf(command), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
