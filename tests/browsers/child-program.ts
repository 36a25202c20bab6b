import { type ChildProcess, spawn } from 'node:child_process'
import { childEnvironment } from '../../env.ts'

const startLimitMs = 60_000

interface ChildProgram {
  /** The first group of the pattern in what the program printed. */
  announced: string
  end: () => Promise<void>
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}

/**
 * Starts a program and waits until it prints that it is ready.
 * @throws with what it has printed when it ends before, or takes longer than a minute
 */
export async function startProgram(
  path: string,
  args: readonly string[],
  ready: RegExp,
  additions: Readonly<Record<string, string>> = {},
): Promise<ChildProgram> {
  const child = spawn(path, [...args], { env: childEnvironment(additions), stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  try {
    const announced = await new Promise<string>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${path} ${what}:\n${printed}`))
      child.once('error', (cause) => reject(new Error(`${path} cannot be run`, { cause })))
      child.once('exit', () => fail('ended'))
      setTimeout(() => fail(`was not ready after ${startLimitMs / 1000} s`), startLimitMs).unref()
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part: Buffer) => {
          printed += part.toString()
          const found = ready.exec(printed)
          if (found !== null) resolve(found[1] ?? '')
        })
      }
    })
    return { announced, end: () => end(child) }
  } catch (error) {
    await end(child)
    throw error
  }
}
