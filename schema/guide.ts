import { z } from 'zod'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { type ClosedLists, guideFields, pageFields } from '#lib/content/page-fields.ts'

/** A step-by-step guide that builds one use case. */
export const guide = {
  name: 'Guide',
  folder: (kinds: PageKindsConfig) => kinds.guide.folder,
  schema: (lists: ClosedLists) => z.strictObject({ ...pageFields(lists), ...guideFields(lists) }),
} as const
