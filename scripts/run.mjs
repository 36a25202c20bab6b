// Entry of every npm command: installs what is missing, then runs the command's script. It needs Node alone, because
// on a fresh clone there is nothing else.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleCommand } from './bundle-command.mjs'
import { installPackages } from './install-packages.mjs'

const minimum = [20, 19]
const engine = dirname(dirname(fileURLToPath(import.meta.url)))

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Node ${process.versions.node} is too old. Install Node ${minimum.join('.')} or newer.`)
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
checkNode()
const packages = installPackages(engine)
/** Commands that are run again and again, by writers and by other programs. */
const bundled = ['build', 'check', 'new']
const tsx = pathToFileURL(join(packages, 'tsx/dist/loader.mjs')).href

/** What Node is told to run. Where no bundle can be written, sources run as they are, and the command says what is wrong. */
async function scriptArguments() {
  const sources = ['--import', tsx, join(engine, 'scripts', `${command}.ts`)]
  if (!bundled.includes(command)) return sources
  try {
    return [await bundleCommand(engine, packages, command)]
  } catch (error) {
    if (error.syscall === undefined) throw error
    return sources
  }
}

// Work beside the main thread saves time where a core is idle; with two, of which Next takes one, it only costs more.
const threads = command === 'build' && availableParallelism() <= 2 ? ['--single-threaded'] : []
const child = spawn(process.execPath, ['--max-semi-space-size=64', ...threads, ...(await scriptArguments()), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
