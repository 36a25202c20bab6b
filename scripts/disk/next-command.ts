import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { childEnvironment } from '../../env.ts'

/** Starts Next's own command line with this Node. @param output where its output goes; a pipe is left to the caller */
export function startNext(
  root: string,
  args: readonly string[],
  additions: Readonly<Record<string, string>> = {},
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next')
  return spawn(process.execPath, [bin, ...args], {
    cwd: root,
    stdio: ['inherit', output, 'inherit'],
    env: childEnvironment({ NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '--max-semi-space-size=64', ...additions }),
  })
}

/** Resolves with the exit code of a child. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
