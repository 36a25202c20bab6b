import { z } from 'zod'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'

/** A hand-written page of the API reference; the operation pages are generated. */
export const apiPage = (kinds: PageKindsConfig) => ({
  name: 'ApiPage',
  folder: kinds.apiPage.folder,
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
})
