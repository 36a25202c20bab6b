import { z } from 'zod'
import { type ClosedLists, pageFields } from './page-fields.ts'

/** A documentation page: everything that is no guide, solution or API page. */
export const doc = {
  name: 'Doc',
  pattern: '**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
} as const
