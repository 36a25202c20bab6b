import { z } from 'zod'
import { appParts } from './app-parts.ts'
import { chartParts } from './chart-parts.ts'
import { dataParts } from './data-parts.ts'
import { formParts } from './form-parts.ts'
import { runParts } from './run-parts.ts'
import { base, buttons, chip, color, label, mark, text } from './values.ts'

/** Running text; `**bold**` and `` `code` `` are the only marks. */
export const paragraph = z.strictObject({
  type: z.literal('text'),
  ...base,
  text,
  muted: mark,
  panel: z.boolean().optional().meta({ description: '`false`: without the border of a panel' }),
})
export type Paragraph = z.infer<typeof paragraph>

/** A line that reaches over the page: an announcement, or what has just happened. */
export const banner = z.strictObject({
  type: z.literal('banner'),
  ...base,
  text,
  link: text.optional(),
  color: color.optional(),
})
export type Banner = z.infer<typeof banner>

const simpleParts = [...dataParts, ...chartParts, ...formParts, ...runParts, ...appParts, paragraph, banner] as const
export type SimplePart = z.infer<(typeof simpleParts)[number]>

export interface Columns {
  type: 'columns'
  title?: string | undefined
  highlight?: boolean | undefined
  widths?: number[] | undefined
  items: Part[]
}
export interface Stack {
  type: 'stack'
  title?: string | undefined
  highlight?: boolean | undefined
  items: Part[]
}
export interface Dialog {
  type: 'dialog'
  title?: string | undefined
  highlight?: boolean | undefined
  text?: string | undefined
  items: Part[]
  buttons?: z.infer<typeof buttons>
}
export type Part = SimplePart | Columns | Stack | Dialog

const items = z.lazy((): z.ZodType<Part[]> => z.array(part).min(1))

/** Parts side by side; below each other on a phone. */
const columns = z.strictObject({
  type: z.literal('columns'),
  ...base,
  widths: z.array(z.number().min(1).max(4)).min(2).optional().meta({ description: 'Shares of the width' }),
  items,
})
/** Parts below each other, as one of the columns. */
const stack = z.strictObject({ type: z.literal('stack'), ...base, items })
/** A dialog over the page. */
const dialog = z.strictObject({ type: z.literal('dialog'), ...base, text: text.optional(), items, buttons })

export const part = z.discriminatedUnion('type', [...simpleParts, columns, stack, dialog])

const navigation = z.record(text, z.array(label))

/** content/screens/kit/navigation.yaml: sets of headings with their items. */
export const navigationFile = z.record(z.string().regex(/^[a-z0-9-]+$/), navigation)
export type NavigationSets = z.infer<typeof navigationFile>

/** A picture of a user interface. */
export const screenFile = z.strictObject({
  window: z.enum(['portal', 'slack', 'github', 'app']).default('portal'),
  width: z.literal('narrow').optional().meta({ description: 'At most 480 pixels wide' }),
  address: text.optional().meta({ description: 'Address in the bar of the window' }),
  nav: z.union([z.string(), navigation]).optional(),
  selected: label.optional().meta({ description: 'Item of the navigation' }),
  breadcrumb: z.array(text).min(1).optional(),
  title: text.optional(),
  count: text.optional(),
  subtitle: text.optional(),
  chips: z.array(chip).min(1).optional(),
  buttons,
  tabs: z.array(label).min(1).optional(),
  tab: text.optional(),
  body: z.array(part).min(1),
})
export type Screen = z.infer<typeof screenFile>
