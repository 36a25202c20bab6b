/** One line of a table: what is compared, and each column's value. */
export interface RatioRow {
  name: string
  decimals: number
  values: readonly (number | undefined)[]
}

function cell(ours: number | undefined, peer: number | undefined, decimals: number): string {
  if (peer === undefined) return ours === undefined ? '–' : `(${ours.toFixed(decimals)} ÷ –)`
  if (ours === undefined) return peer.toFixed(decimals)
  const ratio = peer === 0 ? '–' : (ours / peer).toFixed(2)
  return `**${ratio}** (${ours.toFixed(decimals)} ÷ ${peer.toFixed(decimals)})`
}

/**
 * A table with a column for each peer, and in each cell our value divided by its own, before both.
 * @param columns ours first; alone, it shows values
 */
export function ratioTable(head: string, columns: readonly string[], rows: readonly RatioRow[]): string {
  const [, ...peers] = columns
  const alone = peers.length === 0
  const lines = [
    [head, ...(alone ? columns : peers.map((peer) => `${columns[0]} ÷ ${peer}`))],
    ['---', ...(alone ? columns : peers).map(() => '---')],
    ...rows.map(({ name, decimals, values: [ours, ...others] }) => [
      name,
      ...(alone ? [cell(undefined, ours, decimals)] : others.map((value) => cell(ours, value, decimals))),
    ]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
