import { z } from 'zod'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'

/** A page about an organization's goal, with the plan to reach it. */
export const solution = {
  name: 'Solution',
  pattern: '{,versions/*/}solutions/**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
} as const
