import type { Element } from 'hast'
import { breakableName } from '../prose/breakable-name.ts'
import { box, type Content, drawing, icon, richText, ring, run, shape, strong } from './element.ts'
import type { Button, Cell, Chip, Color, Label } from './values.ts'
import { textOfLabel } from './values.ts'

/** The class for a color. Without a color, the element is gray. */
export function tone(color: Color | undefined): string {
  return color === undefined || color === 'gray' ? '' : ` s-${color}`
}

export function chipView({ chip, color, highlight }: Chip): Element {
  return run(`s-chip${tone(color)}${ring(highlight)}`, chip)
}

/** The first letter of a name: in a circle for a person, in a square for a team or an app. */
export function avatar(name: string, kind: 'user' | 'team' | 'app'): Element {
  return run(`s-av s-av-${kind}`, (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase())
}

/** The sign of a check: a tick or a cross; undefined for one that has no result yet. */
export function checkSign(passed: boolean | undefined): Element {
  return passed === undefined ? run('s-wait') : run(passed ? 's-yes' : 's-no', icon(passed ? 'check' : 'cross'))
}

/** A progress bar. @param percent 0 to 100 */
export function meter(percent: number, color: Color | undefined): Element {
  const size = { height: '100%', rx: 3 }
  const parts = [shape('rect', { width: '100%', class: 's-track', ...size })]
  if (percent > 0) parts.push(shape('rect', { width: `${Math.round(percent * 10) / 10}%`, ...size }))
  return drawing(`s-meter${tone(color)}`, { width: '100%', height: 8 }, ...parts)
}

function pieces(cell: Exclude<Cell, string>): Content[] {
  const { text, chip, color, chips, user, team, progress, check, bold, muted, code, link } = cell
  const names = [bold && 's-b', muted && 's-mut', code && 's-code', link && 's-link'].filter(Boolean).join(' ')
  const textContent = text === undefined ? [] : code === true ? [text] : richText(text)
  return [
    user !== undefined && run('s-who', avatar(user, 'user'), run('', ...breakableName(user))),
    team !== undefined && run('s-who', avatar(team, 'team'), run('', team)),
    check !== undefined && checkSign(check),
    progress !== undefined && meter(progress, color),
    text !== undefined && (names === '' ? textContent : run(names, ...textContent)),
    text !== undefined && chip !== undefined && ' ',
    chip !== undefined && chipView({ chip, color }),
    chips !== undefined &&
      run('s-chips', ...chips.map((one) => chipView(typeof one === 'string' ? { chip: one } : one))),
  ]
}

/** The content of a cell, or of the value next to a label. */
export function cellView(cell: Cell): Content[] {
  if (typeof cell === 'string') return cell === '' ? [run('s-mut', '–')] : richText(cell)
  const { below, highlight, progress } = cell
  const content = pieces(cell)
  const line = progress === undefined ? content : [run('s-share', ...content)]
  const all = below === undefined ? line : [...line, box('s-below', ...richText(below))]
  return highlight === true ? [run('s-mark s-hl', ...all)] : all
}

export function buttonView(button: Button): Element {
  if (typeof button === 'string') return run('s-btn', button)
  const { text, main, danger, menu, highlight } = button
  return run(
    `s-btn${main === true ? ' s-main-btn' : ''}${danger === true ? ' s-danger' : ''}${ring(highlight)}`,
    text,
    menu === true && icon('down'),
  )
}

export function buttonRow(buttons: readonly Button[] | undefined, names: string): Element | undefined {
  return buttons === undefined ? undefined : box(names, ...buttons.map(buttonView))
}

/** Tabs, one of which is open. */
export function tabRow(tabs: readonly Label[] | undefined, open: string | undefined): Element | undefined {
  if (tabs === undefined) return undefined
  return box(
    's-tabs',
    ...tabs.map((tab) => {
      const text = textOfLabel(tab)
      const { count, highlight } = typeof tab === 'string' ? {} : tab
      const isOpen = text === (open ?? textOfLabel(tabs[0] as Label))
      return run(`s-tab${isOpen ? ' s-on' : ''}${ring(highlight)}`, text, count !== undefined && run('s-count', count))
    }),
  )
}

interface PanelHead {
  title?: string | undefined
  highlight?: boolean | undefined | unknown
  count?: string | undefined
  /** Content at the right end of the heading. */
  end?: Content
}

/** A section of the page with a thin border, and a heading if it has one. */
export function panel(names: string, { title, count, end, highlight }: PanelHead, ...contents: Content[]): Element {
  const hasHead = title !== undefined || end !== undefined
  const head =
    hasHead &&
    box(
      's-ph',
      title !== undefined && strong('s-pt', title),
      count !== undefined && run('s-count', count),
      end !== undefined && box('s-end', end),
    )
  return box(`s-panel ${names}${ring(highlight)}`, head, ...contents)
}
