import { spawn } from 'node:child_process'
import { childEnvironment } from '../../env.ts'
import { ask } from './ask-host.ts'

export interface RunningHost {
  port: number
  close: () => Promise<void>
}

/** Starts a web server and waits until it answers. @throws with what it printed when it ends before */
export async function startHost(
  program: string,
  args: readonly string[],
  port: number,
  additions: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const child = spawn(program, [...args], { env: childEnvironment(additions), stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${printed}`)
    try {
      await ask(port, '/')
      break
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    port,
    async close() {
      child.kill()
      await ended
    },
  }
}
