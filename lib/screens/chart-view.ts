import type { Element } from 'hast'
import { box, drawing, ring, run, shape } from './element.ts'
import type { PartOf } from './screen.ts'
import type { Color } from './values.ts'
import { meter, panel, tone } from './view-parts.ts'

/** Default colors of slices and lines, in order. */
const order: readonly Color[] = ['blue', 'orange', 'turquoise', 'purple', 'yellow', 'pink', 'lime', 'brown']

const roundToHundredths = (value: number) => Math.round(value * 100) / 100

export function numberView({ title, highlight, value, unit, note, color }: PartOf<'number'>): Element {
  return panel(
    's-number',
    { title, highlight },
    box(`s-big${color === undefined ? '' : ` s-ink${tone(color)}`}`, value, unit !== undefined && run('s-unit', unit)),
    note !== undefined && box('s-note', note),
  )
}

const radius = 38
const around = 2 * Math.PI * radius

export function pieView({ title, highlight, slices }: PartOf<'pie'>): Element {
  const total = slices.reduce((sum, { value }) => sum + value, 0) || 1
  const colorOf = (index: number) => slices[index]?.color ?? order[index % order.length]
  let before = 0
  const arcs = slices.map(({ value }, index) => {
    const share = (value / total) * around
    const gap = slices.length > 1 ? 1.5 : 0
    const arc = shape('circle', {
      class: `s-arc${tone(colorOf(index))}`,
      cx: 50,
      cy: 50,
      r: radius,
      'stroke-dasharray': `${roundToHundredths(Math.max(share - gap, 0.5))} ${roundToHundredths(around)}`,
      'stroke-dashoffset': roundToHundredths(-before),
    })
    before += share
    return arc
  })
  const legend = slices.map(({ label, value }, index) =>
    box(
      `s-lg${ring(slices[index]?.highlight)}`,
      run(`s-key${tone(colorOf(index))}`),
      run('s-lg-t', label),
      run('s-num', String(value)),
    ),
  )
  return panel(
    '',
    { title, highlight },
    box(
      's-pie',
      drawing('s-donut', { viewBox: '0 0 100 100' }, shape('g', { transform: 'rotate(-90 50 50)' }, ...arcs)),
      box('s-legend', ...legend),
    ),
  )
}

export function barView({ title, highlight, unit, color, bars }: PartOf<'bar'>): Element {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return panel(
    '',
    { title, highlight, end: unit === undefined ? undefined : run('s-count', unit) },
    box(
      's-bars',
      ...bars.map((bar) =>
        box(
          `s-bar${ring(bar.highlight)}`,
          run('s-bar-t', bar.label),
          meter((bar.value / most) * 100, bar.color ?? color ?? 'blue'),
          run('s-num', String(bar.value)),
        ),
      ),
    ),
  )
}

/** A round number above the largest value whose half is also round. @example ceiling(12) → 16 */
export function ceiling(most: number): number {
  if (most <= 0) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  const factors = power === 1 ? [2, 4, 6, 8, 10] : [1.2, 1.6, 2, 3, 4, 6, 8, 10]
  return roundToHundredths((factors.find((factor) => factor * power >= most) ?? 10) * power)
}

export function lineView({ title, highlight, unit, labels, points, lines, color }: PartOf<'line'>): Element {
  const all = lines ?? [{ label: '', points: points ?? [], color }]
  const values = all.map((line) => line.points.map((point) => (typeof point === 'number' ? point : point.value)))
  const top = ceiling(Math.max(...values.flat(), 0))
  const lastIndex = Math.max(labels.length - 1, 1)
  // Leaves half a step at both ends so that each label is centered below its point.
  const across = (index: number) => roundToHundredths(((index + 0.5) / (lastIndex + 1)) * 100)
  const up = (value: number) => roundToHundredths(100 - (value / top) * 100)
  const curves = values.map((line, number) => {
    const tones = tone(all[number]?.color ?? (lines === undefined ? 'blue' : order[number]))
    const path = line.map((value, index) => `${across(index)},${up(value)}`).join(' ')
    const dots = line.map((value, index) => {
      const point = all[number]?.points[index]
      const isMarked = typeof point === 'object' && point.highlight === true
      const at = { cx: `${across(index)}%`, cy: `${up(value)}%` }
      const dot = shape('circle', { class: 's-dot', r: 3.5, ...at })
      return isMarked ? shape('g', {}, shape('circle', { class: 's-dot-hl', r: 8, ...at }), dot) : dot
    })
    return shape(
      'g',
      { class: `s-curve${tones}` },
      drawing(
        '',
        { viewBox: '0 0 100 100', preserveAspectRatio: 'none', width: '100%', height: '100%' },
        shape('polyline', { points: path }),
      ),
      ...dots,
    )
  })
  const rules = [0, 50, 100].map((y) =>
    shape('line', { class: 's-grid', x1: '0', x2: '100%', y1: `${y}%`, y2: `${y}%` }),
  )
  return panel(
    '',
    { title, highlight, end: unit === undefined ? undefined : run('s-count', unit) },
    lines !== undefined &&
      box(
        's-keys',
        ...lines.map((line, index) => run('s-lg', run(`s-key${tone(line.color ?? order[index])}`), line.label)),
      ),
    box(
      's-chart',
      box('s-axis', ...[top, top / 2, 0].map((value) => run('', String(roundToHundredths(value))))),
      drawing('s-plot', { width: '100%', height: 130 }, ...rules, ...curves),
      box('s-labels', ...labels.map((label) => run('', label))),
    ),
  )
}
