import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { loadavg } from 'node:os'
import { childEnvironment } from '../../env.ts'
import type { EngineCommand } from './engines/engine.ts'
import { allProcesses, residentBytes, treeOf } from './process-tree.ts'

const sampleMs = 100

/** What a command and everything it started took. */
export interface Usage {
  wallSeconds: number
  /** Processor time of all processes, in programs and in the kernel. */
  cpuSeconds: number
  /** The most memory that all processes held together at one time. What two share is counted twice. */
  peakBytes: number
  /** How busy the machine was, ourselves included. */
  load: number
}

interface MeasuredCommand {
  child: ChildProcess
  ended: Promise<Usage & { exitCode: number | null }>
}

/** @example shellSeconds('1m2.500s') → 62.5 */
export function shellSeconds(text: string): number {
  const [minutes = 0, seconds = 0] = text.replace('s', '').split('m').map(Number)
  return minutes * 60 + seconds
}

/** Starts a command in its own session and watches everything that it starts. Its output goes to a file. */
export function startMeasured({ args, env }: EngineCommand, root: string, logFile: string): MeasuredCommand {
  const startedAt = performance.now()
  // The shell knows the time of processes that ended between two samples; samples know that of processes nobody waited
  // for.
  const script = '"$@"; code=$?; times >&3; exit $code'
  const child = spawn('bash', ['-c', script, 'bench', ...args], {
    cwd: root,
    env: childEnvironment({ NO_COLOR: '1', CI: 'false', NEXT_TELEMETRY_DISABLED: '1', ...env }),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log)
  child.stderr?.pipe(log)
  let times = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    times += chunk.toString('utf8')
  })
  const seen = new Map<number, number>()
  let peakBytes = 0
  const sample = () => {
    const tree = treeOf(child.pid as number, allProcesses())
    for (const { pid, cpuSeconds } of tree) seen.set(pid, cpuSeconds)
    peakBytes = Math.max(
      peakBytes,
      tree.reduce((sum, { pid }) => sum + residentBytes(pid), 0),
    )
  }
  const timer = setInterval(sample, sampleMs)
  const ended = new Promise<Usage & { exitCode: number | null }>((resolve) => {
    child.on('close', (exitCode) => {
      clearInterval(timer)
      const waitedFor = (times.match(/\d+m[\d.]+s/g) ?? []).reduce((sum, text) => sum + shellSeconds(text), 0)
      const sampled = [...seen.values()].reduce((sum, seconds) => sum + seconds, 0)
      resolve({
        exitCode,
        wallSeconds: (performance.now() - startedAt) / 1000,
        cpuSeconds: Math.max(waitedFor, sampled),
        peakBytes,
        load: loadavg()[0] ?? 0,
      })
    })
  })
  return { child, ended }
}

/** Runs a command to its end. @throws when it fails */
export async function runMeasured(command: EngineCommand, root: string, logFile: string): Promise<Usage> {
  const { exitCode, ...usage } = await startMeasured(command, root, logFile).ended
  if (exitCode !== 0) throw new Error(`${command.args.join(' ')} failed in ${root}. ${logFile} has what it printed.`)
  return usage
}
