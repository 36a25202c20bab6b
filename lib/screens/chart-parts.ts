import { z } from 'zod'
import { color, highlight, partOf, text } from './values.ts'

/** A number widget. */
const number = partOf('number', {
  value: text,
  unit: text.optional(),
  note: text.optional(),
  color: color.optional(),
})

const amount = z.strictObject({ label: text, value: z.number().min(0), color: color.optional(), highlight })

const pie = partOf('pie', { slices: z.array(amount).min(1).max(8) })

const bar = partOf('bar', {
  unit: text.optional(),
  color: color.optional(),
  bars: z.array(amount).min(1).max(12),
})

const points = z.array(z.union([z.number(), z.strictObject({ value: z.number(), highlight })])).min(2)

const line = partOf('line', {
  unit: text.optional(),
  labels: z.array(text).min(2).meta({ description: 'One for each point' }),
  points: points.optional(),
  lines: z
    .array(z.strictObject({ label: text, points, color: color.optional() }))
    .min(1)
    .max(4)
    .optional()
    .meta({ description: 'Several lines, instead of points' }),
  color: color.optional(),
})

export const chartParts = [number, pie, bar, line] as const
