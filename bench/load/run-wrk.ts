import { spawnSync } from 'node:child_process'

export interface WrkResult {
  perSecond: number
  p99Ms: number
  /** Responses that were cut off or never arrived. */
  errors: number
}

const unitMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Reads what wrk prints. @throws when that has another form */
export function parseWrk(text: string): WrkResult {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
  const [, late, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? []
  if (rate === undefined || late === undefined) throw new Error(`wrk printed something else:\n${text}`)
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  return {
    perSecond: Number(rate),
    p99Ms: Number(late) * (unitMs[unit] ?? 1),
    errors: socket.reduce((sum, count) => sum + Number(count), 0),
  }
}

function wrk(...args: readonly string[]) {
  const result = spawnSync('wrk', args, { encoding: 'utf8' })
  if (result.error !== undefined) throw new Error('wrk is missing: install it (apt-get install wrk, brew install wrk).')
  return result
}

/** Requests a URL over many connections at once, for a few seconds. */
export function runWrk(url: string, seconds: number, connections: number): WrkResult {
  const { stdout, stderr } = wrk('-t1', `-c${connections}`, `-d${seconds}s`, '--latency', url)
  return parseWrk(stdout + stderr)
}

/** @example wrkVersion() → 'wrk 4.1.0' */
export function wrkVersion(): string {
  const { stdout, stderr } = wrk('-v')
  return `wrk ${/wrk (?:debian\/)?([\d.]+)/.exec(stdout + stderr)?.[1] ?? ''}`.trim()
}
