import { z } from 'zod'

/** Text as a writer sees it in the product; a number is taken as written. */
export const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().min(1))

/** The colors of the product's chips, including gray. */
const colorNames = [
  'gray',
  'blue',
  'turquoise',
  'orange',
  'purple',
  'pink',
  'yellow',
  'green',
  'red',
  'gold',
  'silver',
  'paleBlue',
  'darkGray',
  'lightGray',
  'bronze',
  'lime',
  'olive',
  'brown',
] as const

export const color = z.enum(colorNames)
export type Color = z.infer<typeof color>

/** A flag that can only be `true`; leaving it out means false. */
export const mark = z.boolean().optional()
/** Draws a ring around the element that the page refers to. */
export const highlight = mark.meta({ description: 'Draws a ring around it' })

export const chip = z.strictObject({ chip: text, color: color.optional(), highlight })
export type Chip = z.infer<typeof chip>

const styledCell = z.strictObject({
  text: text.optional(),
  below: text.optional().meta({ description: 'A muted second line' }),
  bold: mark,
  muted: mark,
  code: mark.meta({ description: 'In the code font' }),
  link: mark.meta({ description: 'Looks like a link' }),
  chip: text.optional(),
  color: color.optional().meta({ description: 'Color of the chip, the dot, or the progress bar' }),
  chips: z
    .array(z.union([text, chip]))
    .min(1)
    .optional()
    .meta({ description: 'Several chips, as for a list of choices' }),
  user: text.optional().meta({ description: 'A person, with an initial in a circle' }),
  team: text.optional().meta({ description: 'A team, with an initial in a square' }),
  progress: z.number().min(0).max(100).optional().meta({ description: 'A bar, 0 to 100' }),
  check: z.boolean().optional().meta({ description: 'A tick or a cross' }),
  highlight,
})

/** A value in a table, a property list, or a list. */
export const cell = z.union([
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string()),
  styledCell,
])
export type Cell = z.infer<typeof cell>

/** A button: its text alone, or its text with its appearance and origin. */
export const button = z.union([
  text,
  z.strictObject({
    text,
    main: mark.meta({ description: 'The most important button' }),
    danger: mark.meta({ description: 'Deletes or stops something' }),
    menu: mark.meta({ description: 'Opens a list: a small arrow follows the text' }),
    own: mark.meta({ description: 'The text comes from an object, not from the product' }),
    highlight,
  }),
])
export type Button = z.infer<typeof button>
export const buttons = z.array(button).min(1).optional()

/** A line in a list of names: its text alone, or its text with formatting. */
export const label = z.union([text, z.strictObject({ text, own: mark, count: text.optional(), highlight })])
export type Label = z.infer<typeof label>

/** The text of a label, a button, or a cell. */
export function textOfLabel(value: Label | Button): string {
  return typeof value === 'string' ? value : value.text
}

/** A part of a screen: its type, the keys that all parts share, and its own. */
export function partOf<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), title: text.optional(), highlight }).extend(shape)
}
