import { z } from 'zod'
import { type ClosedLists, guideFields, pageFields } from '#lib/content/page-fields.ts'

/** A step-by-step guide that builds one use case. */
export const guide = {
  name: 'Guide',
  pattern: '{,versions/*/}guides/all/**/*.{md,mdx}',
  schema: (lists: ClosedLists) => z.strictObject({ ...pageFields(lists), ...guideFields(lists) }),
} as const
