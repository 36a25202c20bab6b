import type { Shift } from './observe-shifts.ts'

export interface MeasuredPage {
  path: string
  condition: string
  /** Shifts by the width of the window. */
  shifts: ReadonlyMap<number, readonly Shift[]>
}

const total = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

/** The elements that moved most, with the sum of the shifts in which they moved. */
function movedMost(shifts: readonly Shift[], count = 2): string {
  const sums = new Map<string, number>()
  for (const { value, moved } of shifts) {
    for (const selector of new Set(moved)) sums.set(selector, (sums.get(selector) ?? 0) + value)
  }
  const most = [...sums].sort(([, a], [, b]) => b - a).slice(0, count)
  return most.map(([selector]) => `\`${selector}\``).join(', ')
}

/** A Markdown table of how far pages shift, for each width. */
export function shiftTable(pages: readonly MeasuredPage[]): string {
  const widths = [...(pages[0]?.shifts.keys() ?? [])]
  const rows = pages.map(({ path, condition, shifts }) => {
    const values = widths.map((width) => total(shifts.get(width) ?? []).toFixed(3))
    return [path, condition, ...values, movedMost([...shifts.values()].flat())]
  })
  const head = ['page', 'late', ...widths.map((width) => `${width} px`), 'what moved most']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
