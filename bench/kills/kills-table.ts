import type { Kill } from './kill-builds.ts'

/** How often builds were ended in each way, and how often that had a fault. */
export function killsTable(kills: readonly Kill[]): string {
  const rows = [...new Set(kills.map(({ kind }) => kind))].map((kind) => {
    const some = kills.filter((kill) => kill.kind === kind)
    const count = (isCounted: (kill: Kill) => boolean) => some.filter(isCounted).length
    const faultOf = (words: string) => count(({ faults }) => faults.some((fault) => fault.includes(words)))
    return `| ${kind} | ${some.length} | ${count(({ left }) => left === 'none')} | ${faultOf('neither')} | ${faultOf('differs')} | ${faultOf('processes')} |`
  })
  return [
    '| ended by | builds | out/ away until the next command | out/ mixed | next build differs from a clean one | processes left |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
