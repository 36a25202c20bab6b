import { z } from 'zod'
import { type ClosedLists, pageFields } from '#lib/content/page-fields.ts'

/** A documentation page: everything that is not a guide, solution, or API page. */
export const doc = {
  name: 'Doc',
  folder: '',
  schema: (lists: ClosedLists) => z.strictObject(pageFields(lists)),
}
