import { parseArgs } from 'node:util'

export const parts = ['build', 'dev', 'browser'] as const
export type Part = (typeof parts)[number]

export interface PeersOptions {
  peers: readonly string[]
  /** Sets of pages: a number of synthetic ones, or `own`. */
  pages: readonly string[]
  what: readonly Part[]
  runs: number
  /** Print what was measured before, and measure nothing. */
  tablesOnly: boolean
}

function listed(option: string, text: string, allowed: readonly string[]): string[] {
  const values = text.split(',')
  const unknown = values.find((value) => !allowed.includes(value))
  if (unknown !== undefined) {
    throw new Error(`--${option} has “${unknown}”. Give some of these, with commas between: ${allowed.join(', ')}`)
  }
  return values
}

/** Reads what to measure. @throws with what to write instead, when something is not known */
export function readOptions(args: readonly string[], engines: readonly string[]): PeersOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      peers: { type: 'string', default: engines.join(',') },
      pages: { type: 'string', default: 'own,600,3000' },
      what: { type: 'string', default: parts.join(',') },
      runs: { type: 'string', default: '1' },
      tables: { type: 'boolean', default: false },
    },
  })
  const pages = values.pages.split(',')
  const odd = pages.find((set) => set !== 'own' && !/^[1-9]\d*$/.test(set))
  if (odd !== undefined) throw new Error(`--pages has “${odd}”. Give numbers or own, with commas between: own,600,3000`)
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs has “${values.runs}”. Give a whole number from 1 on`)
  return {
    peers: listed('peers', values.peers, engines),
    pages,
    what: listed('what', values.what, parts) as Part[],
    runs: Number(values.runs),
    tablesOnly: values.tables,
  }
}
