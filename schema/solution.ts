import { z } from 'zod'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'

/** A page about an organization's goal, with the plan to reach it. */
export const solution = (kinds: PageKindsConfig) => ({
  name: 'Solution',
  folder: kinds.solution.folder,
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
})
