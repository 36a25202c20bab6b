/** Names of package managers as tabs show them, in their order. */
export const packageManagers = ['npm', 'Yarn', 'pnpm'] as const

type Other = 'Yarn' | 'pnpm'

const addFlags: Readonly<Record<string, Readonly<Record<Other, string>>>> = {
  '--save-dev': { Yarn: '--dev', pnpm: '--save-dev' },
  '--save-exact': { Yarn: '--exact', pnpm: '--save-exact' },
  '--save': { Yarn: '', pnpm: '' },
}
const longFlags: Readonly<Record<string, string>> = {
  '-D': '--save-dev',
  '-E': '--save-exact',
  '-S': '--save',
  '-g': '--global',
}

/** What adds packages; undefined if a flag means something else. */
function add(words: readonly string[], other: Other): string | undefined {
  const long = words.map((word) => longFlags[word] ?? word)
  const flags = long.filter((word) => word.startsWith('-') && word !== '--global')
  const isGlobal = long.includes('--global')
  if (flags.some((flag) => !Object.hasOwn(addFlags, flag))) return undefined
  const packages = long.filter((word) => !word.startsWith('-'))
  const verb = !isGlobal ? 'add' : other === 'Yarn' ? 'global add' : 'add --global'
  return [verb, ...flags.map((flag) => addFlags[flag]?.[other] ?? ''), ...packages].filter(Boolean).join(' ')
}

/** What follows the name of another package manager; undefined if the command has no counterpart that is known. */
function counterpart(verb: string, words: readonly string[], other: Other): string | undefined {
  // The others pass arguments to scripts without dashes between.
  const passed = words.filter((word) => word !== '--')
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return words.length === 0 ? 'install' : add(words, other)
    case 'uninstall':
    case 'remove':
    case 'rm':
      return words.some((word) => word.startsWith('-')) ? undefined : ['remove', ...words].join(' ')
    case 'run':
    case 'start':
    case 'test':
      return [verb, ...passed].join(' ')
    case 'create':
    case 'init':
      return passed.length === 0 ? undefined : ['create', ...passed].join(' ')
    default:
      return undefined
  }
}

function lineFor(line: string, other: Other): string | undefined {
  const command = line.trim()
  if (command === '' || command.startsWith('#')) return line
  // More than one command, quotes, and the like are not taken apart.
  if (/[|&;<>"'`\\$()]/.test(command)) return undefined
  const [tool, verb = '', ...words] = command.split(/\s+/)
  const name = other.toLowerCase()
  if (tool === 'npx') return verb === '' || verb.startsWith('-') ? undefined : [name, 'dlx', verb, ...words].join(' ')
  const rest = tool === 'npm' ? counterpart(verb, words, other) : undefined
  return rest === undefined ? undefined : `${name} ${rest}`
}

/**
 * Commands of npm as those of another package manager; undefined if one of them has no counterpart that is known.
 * @example withManager('npm install -D x', 'Yarn') → 'yarn add --dev x'
 */
export function withManager(commands: string, other: Other): string | undefined {
  const lines = commands.split('\n').map((line) => lineFor(line, other))
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
}
