import { spawnSync } from 'node:child_process'

export type Command = readonly string[]

/** How commands get root permissions: they have them, through `sudo` without a password, or not at all. */
export type RootAccess = 'root' | 'sudo' | 'none'

/** Commands that install Debian packages without prompting; none if that would require a password. */
export function aptCommands(access: RootAccess, packages: readonly string[]): Command[] {
  if (access === 'none') return []
  const aptGet = [...(access === 'sudo' ? ['sudo', '-n'] : []), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', ...packages],
  ]
}

/** Runs a command without input. Returns whether it succeeded. */
export function succeeds([command = '', ...args]: Command, output: 'inherit' | 'ignore' = 'inherit'): boolean {
  return spawnSync(command, args, { stdio: ['ignore', output, output] }).status === 0
}

export function rootAccess(): RootAccess {
  if (process.platform === 'win32') return 'none'
  if (process.getuid?.() === 0) return 'root'
  return succeeds(['sudo', '-n', 'true'], 'ignore') ? 'sudo' : 'none'
}
