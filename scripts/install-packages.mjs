// Needs only Node: on a fresh clone nothing else is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stampOf = (packages) => join(packages, '.lock-hash')

/** Packages installed by exactly this lock file, here or in a folder above, where a site inside the engine's folder finds them. */
function installedPackages(folder, lockHash) {
  const packages = join(folder, 'node_modules')
  if (existsSync(stampOf(packages)) && readFileSync(stampOf(packages), 'utf8') === lockHash) return packages
  const parent = dirname(folder)
  return parent === folder ? undefined : installedPackages(parent, lockHash)
}

function isRunning(pid) {
  // A lock with this process's own ID is that of an earlier process.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const pollMs = 200
/** A lock is written right after it is created; one that stays empty belongs to a process that was killed. */
const emptyLockMs = 5000

/** Whether the process that created a lock is gone; undefined if the lock is. */
function isStale(lock) {
  try {
    const text = readFileSync(lock, 'utf8')
    return text === '' ? Date.now() - statSync(lock).mtimeMs > emptyLockMs : !isRunning(Number(text))
  } catch {
    return undefined
  }
}

/** Removes the lock of a process that is gone, unless another process has replaced it in the meantime. */
function removeStale(lock) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (isStale(aside) === false) renameSync(aside, lock)
  else rmSync(aside, { force: true })
}

/** Waits until no other process installs in a folder. Returns what ends this process's turn. */
function takeTurn(folder) {
  // Not in node_modules, which npm deletes.
  const lock = join(folder, '.install-lock')
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(lock)) removeStale(lock)
    else {
      if (isFirst) console.error('Waiting for another command that installs the packages …')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs)
    }
  }
}

/** Stops if the packages are those of another folder, which npm would delete. */
function rejectLink(packages) {
  if (!lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const target = existsSync(packages) ? realpathSync(packages) : 'a folder that does not exist'
  console.error(`${packages} is a link to ${target}, whose packages are not those of package-lock.json.`)
  console.error('Remove the link and run the command again, or install the packages in the other folder.')
  process.exit(1)
}

/**
 * Installs the packages of a folder's lock file if they are missing or older than the file. Commands that run at the same time
 * install them once. Returns their folder.
 * @param {'ci' | 'install'} command a command of npm; “ci” rejects a lock file that lacks a program for another platform
 */
export function installPackages(folder, command = 'ci') {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const lockHash = createHash('sha256').update(lock).digest('hex')
  const installed = installedPackages(folder, lockHash)
  if (installed !== undefined) return installed
  const packages = join(folder, 'node_modules')
  rejectLink(packages)
  const endTurn = takeTurn(folder)
  // Another command may have installed them while this one waited.
  const others = installedPackages(folder, lockHash)
  if (others !== undefined) {
    endTurn()
    return others
  }
  // Not to standard output: it is the protocol of `npm run mcp`.
  console.error('Installing packages by package-lock.json …')
  const { status } = spawnSync('npm', [command, '--include=dev', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) writeFileSync(stampOf(packages), lockHash)
  endTurn()
  if (status !== 0) {
    console.error('The packages could not be installed. The messages above say why; then run the command again.')
    process.exit(status ?? 1)
  }
  return packages
}
