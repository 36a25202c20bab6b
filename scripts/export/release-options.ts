import { readCommandLine } from '../disk/command-line.ts'

const releaseHosts = ['server', 'github-pages'] as const

export interface ReleaseOptions {
  /** Folder of a finished export. */
  from: string
  to: string
  host: (typeof releaseHosts)[number]
  /** Restores the previous release. */
  back: boolean
  /** Days to retain the files of earlier releases. */
  keepDays: number
  /** Port in the complete configurations that are written. */
  port: number
  /** Whether nginx has its brotli module. */
  brotli: boolean
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  for: { type: 'string' },
  back: { type: 'boolean' },
  'keep-days': { type: 'string' },
  port: { type: 'string' },
  brotli: { type: 'boolean' },
} as const

const usage = `Options: --to <folder>, --from <folder>, --for ${releaseHosts.join('|')}, --keep-days <days>, --port <port>, --brotli, --back.`

function wholeNumber(text: string | boolean | undefined, fallback: number, most: number): number | undefined {
  if (text === undefined) return fallback
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number >= 0 && number <= most ? number : undefined
}

/** Parses the arguments of `npm run release -- …`. @returns a message when they are invalid */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions | string {
  const line = readCommandLine(args, options, usage)
  if (typeof line === 'string') return line
  const { values, positionals } = line
  if (positionals[0] !== undefined) return `“${positionals[0]}” is not an option. ${usage}`
  if (typeof values.to !== 'string' || values.to === '') return `Set the folder of the releases with --to. ${usage}`
  const host = releaseHosts.find((name) => name === (values.for ?? 'server'))
  if (host === undefined) return `“${values.for}” is not a host that needs a release. ${usage}`
  const keepDays = wholeNumber(values['keep-days'], 14, 3650)
  const port = wholeNumber(values.port, 8080, 65_535)
  if (keepDays === undefined) return `“${values['keep-days']}” is not a number of days. ${usage}`
  if (port === undefined) return `“${values.port}” is not a port. ${usage}`
  const from = typeof values.from === 'string' ? values.from : 'out'
  return { from, to: values.to, host, back: values.back === true, keepDays, port, brotli: values.brotli === true }
}
