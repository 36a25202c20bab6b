import { z } from 'zod'
import type { ListedKind } from '#lib/config/listed-kinds.ts'
import { type ClosedLists, facetFields, guideFields, pageFields } from '#lib/content/page-fields.ts'

/** A guide, or a page of another kind that an index lists. */
export const listed = (kind: ListedKind) => ({
  name: kind.type,
  folder: kind.folder,
  schema: (lists: ClosedLists) =>
    z.strictObject({ ...pageFields(lists), ...guideFields(lists), ...facetFields(lists, kind) }),
})
