// Entry of every npm command: installs what is missing, then runs the command's script. It needs Node alone, because
// on a fresh clone there is nothing else.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
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
const tsx = pathToFileURL(join(installPackages(engine), 'tsx/dist/loader.mjs')).href
const child = spawn(
  process.execPath,
  ['--import', tsx, '--max-semi-space-size=64', join(engine, 'scripts', `${command}.ts`), ...rest],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
