import type { ListedKindConfig } from '#lib/config/site-config.ts'
import { listed } from '../../schema/guide.ts'

/** The document type of guides, in a site with some facets. */
export function guideType(facets: NonNullable<ListedKindConfig['facets']> = {}) {
  return listed({ name: 'guide', type: 'Guide', folder: 'guides/all', one: 'guide', many: 'guides', facets })
}
