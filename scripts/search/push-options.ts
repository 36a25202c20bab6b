import { readCommandLine } from '../command-line.ts'

export interface PushOptions {
  /** Sends only what has changed. */
  diff: boolean
  /** Says what would be sent, and sends nothing. */
  dryRun: boolean
  /** Sends an empty or a halved set of records, too. */
  force: boolean
}

const options = {
  diff: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
} as const

const usage = 'Options: --diff, --dry-run, --force.'

/**
 * What `npm run push-search-index -- …` was asked for.
 * @returns a message when it cannot be told
 */
export function parsePushOptions(args: readonly string[]): PushOptions | string {
  const line = readCommandLine(args, options, usage)
  if (typeof line === 'string') return line
  const { values, positionals } = line
  if (positionals[0] !== undefined) return `“${positionals[0]}” is not an option. ${usage}`
  return { diff: values.diff === true, dryRun: values['dry-run'] === true, force: values.force === true }
}
