import { z } from 'zod'
import type { ListedKind } from '#lib/config/listed-kinds.ts'
import { type ClosedLists, facetFields, guideFields, pageFields } from '#lib/content/page-fields.ts'

/** The fields of a listed kind. Only guides need a theme: the pages of other kinds can be listed without one. */
function listedFields(lists: ClosedLists, { name }: ListedKind) {
  const fields = guideFields(lists)
  if (name === 'guide') return fields
  const theme = fields.theme
    .optional()
    .meta({ description: 'Theme from content/themes.yaml, under which the page is listed' })
  return { ...fields, theme }
}

/** A guide, or a page of another kind that an index lists. */
export const listed = (kind: ListedKind) => ({
  name: kind.type,
  folder: kind.folder,
  schema: (lists: ClosedLists) =>
    z.strictObject({ ...pageFields(lists), ...listedFields(lists, kind), ...facetFields(lists, kind) }),
})
