import { z } from 'zod'
import { type ClosedLists, pageFields } from './page-fields.ts'

/** A page about a goal of an organisation, with the plan that reaches it. */
export const solution = {
  name: 'Solution',
  pattern: '{,versions/*/}solutions/**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
} as const
