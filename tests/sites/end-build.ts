import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { childEnvironment } from '../../env.ts'
import { listFiles } from '../../scripts/disk/read-files.ts'

/** Milliseconds after its start, or the moment at which it has printed something. */
type Moment = number | RegExp

/** How a build is ended before its time. */
export type BuildEnd =
  | { kind: 'all'; signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'; when: Moment }
  /** The command alone is told to stop, and has to end what it has started. */
  | { kind: 'command'; signal: 'SIGTERM' | 'SIGINT'; when: Moment }
  /** All processes are killed at a write: the first of a path that matches, or the one with a number. */
  | { kind: 'write'; at: { path: string } | { number: number } }

interface EndedBuild {
  /** Whether it was done before it was to end. */
  finished: boolean
  /** Whether it had started processes that continued without it. */
  leftProcesses: boolean
  output: string
}

const goneWithinMs = 20_000

function groupExists(group: number): boolean {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

async function momentOf(when: Moment, output: () => string): Promise<void> {
  if (typeof when === 'number') return delay(when)
  while (!when.test(output())) await delay(20)
}

/** Starts the build of a site, and ends it. */
export async function endBuild(root: string, end: BuildEnd): Promise<EndedBuild> {
  const preload = pathToFileURL(join(import.meta.dirname, 'end-at-write.mjs'))
  if (end.kind === 'write') {
    for (const [name, value] of Object.entries(end.at)) preload.searchParams.set(name, String(value))
  }
  const additions = end.kind === 'write' ? { NODE_OPTIONS: `--import=${preload.href}` } : {}
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({ GITHUB_ACTIONS: 'false', NO_COLOR: '1', NODE_ENV: 'production', ...additions }),
  })
  const group = child.pid as number
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const done = new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (end.kind !== 'write') {
    await Promise.race([done, momentOf(end.when, () => output)])
    // The command may have ended by now.
    if (end.kind === 'command') child.kill(end.signal)
    else if (groupExists(group)) process.kill(-group, end.signal)
  }
  const code = await done
  const giveUpAt = Date.now() + goneWithinMs
  while (groupExists(group) && Date.now() < giveUpAt) await delay(50)
  const leftProcesses = groupExists(group)
  if (leftProcesses) process.kill(-group, 'SIGKILL')
  return { finished: code === 0, leftProcesses, output }
}

/** One hash of all files below a folder, their paths and bytes; undefined when there is no such folder. */
export function treeHash(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const hash = createHash('sha256')
  for (const file of listFiles(folder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}
