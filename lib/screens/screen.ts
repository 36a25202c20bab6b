import { z } from 'zod'
import { appParts } from './app-parts.ts'
import { chartParts } from './chart-parts.ts'
import { dataParts } from './data-parts.ts'
import { formParts } from './form-parts.ts'
import { runParts } from './run-parts.ts'
import { buttons, chip, color, label, mark, partOf, text } from './values.ts'

/** Running text; `**bold**` and `` `code` `` are the only markup. */
const paragraph = partOf('text', {
  text,
  muted: mark,
  panel: z.boolean().optional().meta({ description: '`false`: without the border of a panel' }),
})

/** A line across the full width of the page: an announcement, or a notification. */
const banner = partOf('banner', {
  text,
  link: text.optional(),
  color: color.optional(),
})

const simpleParts = [...dataParts, ...chartParts, ...formParts, ...runParts, ...appParts, paragraph, banner] as const

interface Group {
  title?: string | undefined
  highlight?: boolean | undefined
  items: Part[]
}
interface Columns extends Group {
  type: 'columns'
  widths?: number[] | undefined
}
interface Dialog extends Group {
  type: 'dialog'
  text?: string | undefined
  buttons?: z.infer<typeof buttons>
}
export type Part = z.infer<(typeof simpleParts)[number]> | Columns | (Group & { type: 'stack' }) | Dialog
export type PartType = Part['type']
export type PartOf<Type extends PartType> = Extract<Part, { type: Type }>

const items = z.lazy((): z.ZodType<Part[]> => z.array(part).min(1))

/** Parts next to each other; stacked on a phone. */
const columns = partOf('columns', {
  widths: z.array(z.number().min(1).max(4)).min(2).optional().meta({ description: 'Shares of the width' }),
  items,
})
/** Stacked parts, used as a column. */
const stack = partOf('stack', { items })
/** A dialog on top of the page. */
const dialog = partOf('dialog', { text: text.optional(), items, buttons })

export const part = z.discriminatedUnion('type', [...simpleParts, columns, stack, dialog])

const navigation = z.record(text, z.array(label))

/** content/screens/kit/navigation.yaml: sets of headings and their items. */
export const navigationFile = z.record(z.string().regex(/^[a-z0-9-]+$/), navigation)
export type NavigationSets = z.infer<typeof navigationFile>

/** A drawing of a user interface. */
export const screenFile = z.strictObject({
  window: z.enum(['product', 'slack', 'github', 'app']).default('product'),
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
