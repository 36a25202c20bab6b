import { z } from 'zod'
import { button, buttons, cell, chip, color, highlight, mark, partOf, text } from './values.ts'

const column = z.union([text, z.strictObject({ text, align: z.literal('end').optional(), highlight })])
const tableRow = z.union([
  z.array(cell).min(1),
  z.strictObject({ cells: z.array(cell).min(1), muted: mark, highlight }),
])

const table = partOf('table', {
  count: text.optional(),
  search: text.optional().meta({ description: 'Text in the search box above the table' }),
  filters: z.array(text).min(1).optional().meta({ description: 'Filters that are set, above the table' }),
  buttons,
  columns: z.array(column).min(1).max(6).optional(),
  rows: z.array(tableRow),
  empty: text.optional().meta({ description: 'What is shown where there are no rows' }),
})

const fieldRow = z.union([z.tuple([text, cell]), z.strictObject({ label: text, value: cell, highlight })])

/** Labels with values, such as the properties of an entity or the details of a run. */
const fields = partOf('fields', {
  columns: z.literal([1, 2]).optional(),
  rows: z.array(fieldRow).min(1),
  buttons,
})

const item = z.strictObject({
  text,
  below: text.optional(),
  chip: text.optional(),
  color: color.optional(),
  end: text.optional().meta({ description: 'Muted text at the end of the line' }),
  bold: mark,
  code: mark,
  highlight,
})

/** One line per item: related entities, results, recent runs. */
const list = partOf('list', {
  count: text.optional(),
  items: z.array(z.union([text, item])).min(1),
  buttons,
})

const rule = z.strictObject({
  text,
  below: text.optional(),
  level: text.optional(),
  passed: z.boolean().optional(),
  highlight,
})

/** An entity's scorecard: its level, and the rules of each level. */
const scorecard = partOf('scorecard', {
  level: chip.optional(),
  levels: z.array(chip).min(1).optional().meta({ description: 'All levels in their order; they color the rules' }),
  rules: z.array(rule).min(1),
})

const card = z.strictObject({
  title: text,
  text: text.optional(),
  chip: text.optional(),
  color: color.optional(),
  button: button.optional(),
  highlight,
})

/** The cards of Self-service or of any other gallery. */
const cards = partOf('cards', {
  columns: z.literal([1, 2, 3]).optional(),
  items: z.array(card).min(1),
})

/** An open menu. */
const menu = partOf('menu', {
  align: z.literal('end').optional(),
  items: z
    .array(z.union([text, z.strictObject({ text, below: text.optional(), danger: mark, own: mark, highlight })]))
    .min(1),
})

export const dataParts = [table, fields, list, scorecard, cards, menu] as const
