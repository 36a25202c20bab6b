import { readCommandLine } from '../disk/command-line.ts'

export interface PushOptions {
  /** Sends only what has changed. */
  diff: boolean
  /** Prints what would be sent without sending it. */
  dryRun: boolean
  /** Sends the records even if there are none or half as many as before. */
  force: boolean
}

const options = {
  diff: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
} as const

const usage = 'Options: --diff, --dry-run, --force.'

/** Parses the arguments of `npm run push-search-index -- …`. @returns a message when they are invalid */
export function parsePushOptions(args: readonly string[]): PushOptions | string {
  const line = readCommandLine(args, options, usage)
  if (typeof line === 'string') return line
  const { values, positionals } = line
  if (positionals[0] !== undefined) return `“${positionals[0]}” is not an option. ${usage}`
  return { diff: values.diff === true, dryRun: values['dry-run'] === true, force: values.force === true }
}
