import { z } from 'zod'
import { type ClosedLists, pageFields } from './page-fields.ts'

/** A written page of the API reference, beside the generated operation pages. */
export const apiPage = {
  name: 'ApiPage',
  pattern: '{,versions/*/}api-reference/**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
} as const
