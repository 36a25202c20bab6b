import { spawnSync } from 'node:child_process'

/** A command with its arguments. */
export type Command = readonly string[]

/** How commands get the rights of root: they have them, `sudo` gives them without a question, or not at all. */
export type RootAccess = 'root' | 'sudo' | 'none'

/** Commands that install packages of Debian without a question. */
export function aptCommands(...packages: readonly string[]): Command[] {
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', ...packages],
  ]
}

/** A command with the rights of root. */
export function asRoot(command: Command, access: RootAccess): Command {
  return access === 'sudo' ? ['sudo', '-n', ...command] : command
}

/** Runs a command without input. Returns whether it succeeded. */
export function succeeds([command = '', ...args]: Command, output: 'inherit' | 'ignore'): boolean {
  return spawnSync(command, args, { stdio: ['ignore', output, output] }).status === 0
}

export function rootAccess(platform: NodeJS.Platform): RootAccess {
  if (platform === 'win32') return 'none'
  if (process.getuid?.() === 0) return 'root'
  return succeeds(['sudo', '-n', 'true'], 'ignore') ? 'sudo' : 'none'
}
