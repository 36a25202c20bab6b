import { z } from 'zod'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'

/** A hand-written page of the API reference; the operation pages are generated. */
export const apiPage = {
  name: 'ApiPage',
  pattern: '{,versions/*/}api-reference/**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
} as const
