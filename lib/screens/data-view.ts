import type { Element } from 'hast'
import { box, icon, richText, ring, run, strong } from './element.ts'
import type { PartOf } from './screen.ts'
import type { Cell, Chip } from './values.ts'
import { textOfLabel } from './values.ts'
import { buttonRow, buttonView, cellView, checkSign, chipView, panel } from './view-parts.ts'

/** Tables with more columns than this are stacked when space is narrow. */
const mostNarrowColumns = 2

function toolbar({ search, filters }: PartOf<'table'>): Element | undefined {
  if (search === undefined && filters === undefined) return undefined
  return box(
    's-tools',
    search !== undefined && run('s-search', icon('search'), search),
    ...(filters ?? []).map((filter) => run('s-filter', filter, icon('cross'))),
  )
}

export function tableView(part: PartOf<'table'>): Element {
  const { title, count, highlight, buttons, columns = [], rows, empty } = part
  const isEnd = (index: number) => {
    const column = columns[index]
    return typeof column === 'object' && column.align === 'end' ? ' s-r' : ''
  }
  const cells = (row: readonly Cell[]) =>
    row.map((cell, index) => {
      const column = columns[index]
      // When space is narrow, each value is shown next to its column name.
      const name = index === 0 || column === undefined ? undefined : run('s-col', textOfLabel(column))
      return box(`s-td${isEnd(index)}`, name, name === undefined ? cellView(cell) : box('', ...cellView(cell)))
    })
  const head =
    columns.length > 0 &&
    box(
      's-tr s-th',
      ...columns.map((column, index) =>
        box(
          `s-td${isEnd(index)}`,
          run(typeof column === 'object' && column.highlight === true ? 's-mark s-hl' : '', textOfLabel(column)),
        ),
      ),
    )
  const body = rows.map((row) => {
    if (Array.isArray(row)) return box('s-tr', ...cells(row))
    return box(`s-tr${row.muted === true ? ' s-mut' : ''}${ring(row.highlight)}`, ...cells(row.cells))
  })
  const width = Math.max(columns.length, ...rows.map((row) => (Array.isArray(row) ? row : row.cells).length))
  return panel(
    '',
    { title, count, highlight, end: buttons?.map(buttonView) },
    toolbar(part),
    box(`s-table${width > mostNarrowColumns ? ' s-wide' : ''}`, head, ...body),
    rows.length === 0 && box('s-empty', empty ?? 'Nothing here yet'),
  )
}

export function fieldsView({ title, highlight, columns, rows, buttons }: PartOf<'fields'>): Element {
  const row = (label: string, value: Cell, isMarked: boolean | undefined) =>
    box(`s-kv${ring(isMarked)}`, box('s-k', label), box('s-v', ...cellView(value)))
  const items = rows.map((item) =>
    Array.isArray(item) ? row(item[0], item[1], undefined) : row(item.label, item.value, item.highlight),
  )
  return panel(
    '',
    { title, highlight },
    box(columns === 2 ? 's-kvs s-two' : 's-kvs', ...items),
    buttonRow(buttons, 's-foot'),
  )
}

export function listView({ title, count, highlight, items, buttons }: PartOf<'list'>): Element {
  return panel(
    '',
    { title, count, highlight },
    ...items.map((item) => {
      if (typeof item === 'string') return box('s-li', item)
      const { text, below, chip, color, end, bold, code } = item
      const names = [bold && 's-b', code && 's-code'].filter(Boolean).join(' ')
      return box(
        `s-li${ring(item.highlight)}`,
        box(
          's-li-main',
          run(names, ...(code === true ? [text] : richText(text))),
          below !== undefined && box('s-below', below),
        ),
        chip !== undefined && chipView({ chip, color }),
        end !== undefined && run('s-li-end', end),
      )
    }),
    buttonRow(buttons, 's-foot'),
  )
}

type Rule = PartOf<'scorecard'>['rules'][number]

function ruleView({ text, below, passed, highlight }: Rule): Element {
  const word =
    passed === undefined
      ? undefined
      : chipView({ chip: passed ? 'Passed' : 'Not passed', color: passed ? 'green' : 'red' })
  return box(
    `s-li${ring(highlight)}`,
    checkSign(passed),
    box('s-li-main', ...richText(text), below !== undefined && box('s-below', below)),
    word,
  )
}

export function scorecardView({ title, highlight, level, levels = [], rules }: PartOf<'scorecard'>): Element {
  const names = [...new Set([...levels.map(({ chip }) => chip), ...rules.flatMap((rule) => rule.level ?? [])])]
  const chipOf = (name: string): Chip =>
    levels.find(({ chip }) => chip === name) ?? (level?.chip === name ? level : { chip: name })
  const groups = names.flatMap((name) => {
    const levelRules = rules.filter((rule) => rule.level === name)
    if (levelRules.length === 0) return []
    const passedCount = levelRules.filter((rule) => rule.passed === true).length
    return [
      box('s-level', chipView(chipOf(name)), run('s-count', `${passedCount} of ${levelRules.length}`)),
      ...levelRules.map(ruleView),
    ]
  })
  const without = rules.filter((rule) => rule.level === undefined).map(ruleView)
  return panel('s-score', { title, highlight, end: level && chipView(level) }, ...without, ...groups)
}

export function cardsView({ title, highlight, columns = 3, items }: PartOf<'cards'>): Element {
  return box(
    `s-group${ring(highlight)}`,
    title !== undefined && strong('s-gt', title),
    box(
      `s-cards s-c${columns}`,
      ...items.map((item) =>
        box(
          `s-panel s-card${ring(item.highlight)}`,
          box(
            's-card-top',
            strong('', item.title),
            item.chip !== undefined && chipView({ chip: item.chip, color: item.color }),
          ),
          item.text !== undefined && box('s-mut', ...richText(item.text)),
          item.button !== undefined && box('s-card-end', buttonView(item.button)),
        ),
      ),
    ),
  )
}

export function menuView({ title, highlight, align, items }: PartOf<'menu'>): Element {
  return box(
    `s-menu${align === 'end' ? ' s-menu-end' : ''}${ring(highlight)}`,
    title !== undefined && box('s-menu-t', title),
    ...items.map((item) => {
      if (typeof item === 'string') return box('s-mi', item)
      const { text, below, danger } = item
      return box(
        `s-mi${danger === true ? ' s-danger' : ''}${ring(item.highlight)}`,
        text,
        below !== undefined && box('s-below', below),
      )
    }),
  )
}
