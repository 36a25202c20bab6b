import type { Kill } from './kill-builds.ts'

/** How often builds were ended in each way, and how often that had an error. */
export function killsTable(kills: readonly Kill[]): string {
  const rows = [...new Set(kills.map(({ kind }) => kind))].map((kind) => {
    const some = kills.filter((kill) => kill.kind === kind)
    const count = (isCounted: (kill: Kill) => boolean) => some.filter(isCounted).length
    const diagnosticOf = (words: string) =>
      count(({ diagnostics }) => diagnostics.some((diagnostic) => diagnostic.includes(words)))
    return `| ${kind} | ${some.length} | ${count(({ left }) => left === 'none')} | ${diagnosticOf('neither')} | ${diagnosticOf('differs')} | ${diagnosticOf('processes')} |`
  })
  return [
    '| ended by | builds | out/ away until the next command | out/ mixed | next build differs from a clean one | processes left |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
