import { z } from 'zod'
import { base, button, buttons, cell, chip, color, highlight, mark, text } from './values.ts'

const column = z.union([text, z.strictObject({ text, align: z.literal('end').optional(), highlight })])
const tableRow = z.union([
  z.array(cell).min(1),
  z.strictObject({ cells: z.array(cell).min(1), muted: mark, highlight }),
])

export const table = z.strictObject({
  type: z.literal('table'),
  ...base,
  count: text.optional(),
  search: text.optional().meta({ description: 'Text in the search box above the table' }),
  filters: z.array(text).min(1).optional().meta({ description: 'Filters that are set, above the table' }),
  buttons,
  columns: z.array(column).min(1).max(6).optional(),
  rows: z.array(tableRow),
  empty: text.optional().meta({ description: 'What is shown where there are no rows' }),
})
export type Table = z.infer<typeof table>

const fieldRow = z.union([z.tuple([text, cell]), z.strictObject({ label: text, value: cell, highlight })])

/** Labels with values: the properties of an entity, the facts of a run. */
export const fields = z.strictObject({
  type: z.literal('fields'),
  ...base,
  columns: z.literal([1, 2]).optional(),
  rows: z.array(fieldRow).min(1),
  buttons,
})
export type Fields = z.infer<typeof fields>

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

/** One line per thing: related entities, results, recent runs. */
export const list = z.strictObject({
  type: z.literal('list'),
  ...base,
  count: text.optional(),
  items: z.array(z.union([text, item])).min(1),
  buttons,
})
export type List = z.infer<typeof list>

const rule = z.strictObject({
  text,
  below: text.optional(),
  level: text.optional(),
  passed: z.boolean().optional(),
  highlight,
})

/** A scorecard of one entity: its level, and its rules by level. */
export const scorecard = z.strictObject({
  type: z.literal('scorecard'),
  ...base,
  level: chip.optional(),
  levels: z.array(chip).min(1).optional().meta({ description: 'All levels in their order; they color the rules' }),
  rules: z.array(rule).min(1),
})
export type Scorecard = z.infer<typeof scorecard>

const card = z.strictObject({
  title: text,
  text: text.optional(),
  chip: text.optional(),
  color: color.optional(),
  button: button.optional(),
  highlight,
})

/** The cards of Self-service, or of any gallery. */
export const cards = z.strictObject({
  type: z.literal('cards'),
  ...base,
  columns: z.literal([1, 2, 3]).optional(),
  items: z.array(card).min(1),
})
export type Cards = z.infer<typeof cards>

/** An open menu. */
export const menu = z.strictObject({
  type: z.literal('menu'),
  ...base,
  align: z.literal('end').optional(),
  items: z
    .array(z.union([text, z.strictObject({ text, below: text.optional(), danger: mark, own: mark, highlight })]))
    .min(1),
})
export type Menu = z.infer<typeof menu>

export const dataParts = [table, fields, list, scorecard, cards, menu] as const
