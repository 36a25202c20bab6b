// Entry of every npm command: installs what is missing, then runs the command's script. It needs Node alone, because
// on a fresh clone there is nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const minimum = [20, 19]
const engine = dirname(dirname(fileURLToPath(import.meta.url)))

const lock = readFileSync(join(engine, 'package-lock.json'))
const lockHash = createHash('sha256').update(lock).digest('hex')
const stampOf = (packages) => join(packages, '.lock-hash')

/** Packages of exactly this lock file, here or in a folder above, where a site inside the engine's folder finds them. */
function installedPackages(folder = engine) {
  const packages = join(folder, 'node_modules')
  if (existsSync(stampOf(packages)) && readFileSync(stampOf(packages), 'utf8') === lockHash) return packages
  const parent = dirname(folder)
  return parent === folder ? undefined : installedPackages(parent)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Node ${process.versions.node} is too old. Install Node ${minimum.join('.')} or newer.`)
  process.exit(1)
}

/** Installs by the lock file when packages are missing or older than it. Returns their folder. */
function install() {
  const installed = installedPackages()
  if (installed !== undefined) return installed
  console.log('Installing packages by package-lock.json …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: engine,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. The messages above say why; then run the command again.')
    process.exit(status ?? 1)
  }
  const packages = join(engine, 'node_modules')
  writeFileSync(stampOf(packages), lockHash)
  return packages
}

const [command, ...rest] = process.argv.slice(2)
checkNode()
const tsx = pathToFileURL(join(install(), 'tsx/dist/loader.mjs')).href
const child = spawn(
  process.execPath,
  ['--import', tsx, '--max-semi-space-size=64', join(engine, 'scripts', `${command}.ts`), ...rest],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
