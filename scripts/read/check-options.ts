import { readCommandLine } from '../disk/command-line.ts'

const checkFormats = ['terminal', 'github', 'json', 'sarif'] as const

type CheckFormat = (typeof checkFormats)[number]

export interface CheckOptions {
  format: CheckFormat
  fix: boolean
  /** Whether the diagnostics become the baseline. */
  baseline: boolean
  /** The check fails with more warnings. */
  maxWarnings: number
  /** Paths from the project's root, with `/`; empty means the whole site. */
  files: string[]
}

/** An invalid command line. */
export class UsageError extends Error {}

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  baseline: { type: 'boolean' },
  'max-warnings': { type: 'string' },
  strict: { type: 'boolean' },
} as const

const usage = `Options: --format ${checkFormats.join('|')}, --fix, --baseline, --strict, --max-warnings N, and paths of files, for example content/index.mdx.`

/**
 * Parses the arguments of `npm run check -- …`.
 * @param isFile whether a path from the project's root is a file that is checked
 * @throws UsageError on an unknown option, format or file
 */
export function parseCheckOptions(
  args: readonly string[],
  inGitHubActions: boolean,
  isFile: (path: string) => boolean,
): CheckOptions {
  const line = readCommandLine(args, options, usage)
  if (typeof line === 'string') throw new UsageError(line)
  const { values, positionals } = line
  const format = checkFormats.find((name) => name === (values.format ?? (inGitHubActions ? 'github' : 'terminal')))
  if (format === undefined) throw new UsageError(`“${values.format}” is not a format. ${usage}`)
  const files = positionals.map((path) => path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''))
  for (const file of files) {
    if (!isFile(file)) throw new UsageError(`There is no file ${file} to check. ${usage}`)
  }
  const { fix = false, baseline = false, strict, 'max-warnings': most = strict === true ? '0' : 'Infinity' } = values
  if (!/^(?:\d+|Infinity)$/.test(String(most))) throw new UsageError(`--max-warnings takes a number. ${usage}`)
  return { format, fix: fix === true, baseline: baseline === true, maxWarnings: Number(most), files }
}
