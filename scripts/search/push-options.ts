import { parseArgs } from 'node:util'
import { didYouMean } from '#lib/diagnostics/nearest.ts'

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
  const { tokens, values } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional') return `“${token.value}” is no option. ${usage}`
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name)) {
      const near = didYouMean(token.name, Object.keys(options))
      return [`There is no option ${token.rawName}.`, near, usage].filter(Boolean).join(' ')
    }
    if (token.value !== undefined) return `${token.rawName} takes no value. ${usage}`
  }
  return { diff: values.diff === true, dryRun: values['dry-run'] === true, force: values.force === true }
}
