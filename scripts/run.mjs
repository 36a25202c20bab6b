// Entry of every npm command: installs what is missing, then runs the command's script. It needs Node alone, because
// on a fresh clone there is nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const minimum = [20, 19]
const engine = dirname(dirname(fileURLToPath(import.meta.url)))

function packagesFolder(folder) {
  const candidate = join(folder, 'node_modules')
  const parent = dirname(folder)
  if (existsSync(join(candidate, 'next')) || existsSync(join(folder, 'package-lock.json')) || parent === folder) return candidate
  return packagesFolder(parent)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Node ${process.versions.node} is too old. Install Node ${minimum.join('.')} or newer.`)
  process.exit(1)
}

/** Installs by the lock file when packages are missing or older than it. */
function install() {
  const packages = packagesFolder(engine)
  const lock = join(dirname(packages), 'package-lock.json')
  const stamp = join(packages, '.lock-hash')
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages by package-lock.json …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: dirname(packages),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. The messages above say why; then run the command again.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, hash)
}

const [command, ...rest] = process.argv.slice(2)
checkNode()
install()
const tsx = pathToFileURL(join(packagesFolder(engine), 'tsx/dist/loader.mjs')).href
const child = spawn(
  process.execPath,
  ['--import', tsx, '--max-semi-space-size=64', join(engine, 'scripts', `${command}.ts`), ...rest],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
