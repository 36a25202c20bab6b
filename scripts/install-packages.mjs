// Needs only Node: on a fresh clone nothing else is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stampOf = (packages) => join(packages, '.lock-hash')

/**
 * Packages installed by exactly this lock file, here or in a folder above, where a site inside the engine's folder
 * finds them.
 */
function installedPackages(folder, lockHash) {
  const packages = join(folder, 'node_modules')
  if (existsSync(stampOf(packages)) && readFileSync(stampOf(packages), 'utf8') === lockHash) return packages
  const parent = dirname(folder)
  return parent === folder ? undefined : installedPackages(parent, lockHash)
}

/**
 * Installs the packages of a folder's lock file if they are missing or older than the file. Returns their folder.
 * @param {'ci' | 'install'} command a command of npm; “ci” rejects a lock file that lacks a program for another
 * platform
 */
export function installPackages(folder, command = 'ci') {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const lockHash = createHash('sha256').update(lock).digest('hex')
  const installed = installedPackages(folder, lockHash)
  if (installed !== undefined) return installed
  // Not to standard output: it is the protocol of `npm run mcp`.
  console.error('Installing packages by package-lock.json …')
  const { status } = spawnSync('npm', [command, '--include=dev', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. The messages above say why; then run the command again.')
    process.exit(status ?? 1)
  }
  const packages = join(folder, 'node_modules')
  writeFileSync(stampOf(packages), lockHash)
  return packages
}
