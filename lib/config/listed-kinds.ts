import { upperFirst } from '../diagnostics/upper-first.ts'
import type { ListedKindConfig, PageKindsConfig } from './site-config.ts'

/** A kind of pages that an index lists. */
export interface ListedKind extends ListedKindConfig {
  /** Its name in the settings. @example 'guide' */
  name: string
  /** The type of its documents. @example 'Guide' */
  type: string
}

/** @example typeName('case-study') → 'CaseStudy' */
const typeName = (name: string) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The kinds of pages that indexes list: guides, and those that the site adds. */
export function listedKinds({ guide, more = {} }: PageKindsConfig): ListedKind[] {
  return Object.entries({ guide, ...more }).map(([name, kind]) => ({ ...kind, name, type: typeName(name) }))
}

/** What readers see for its pages where it begins a line. @example 'Case studies' */
export const kindTitle = ({ many }: Pick<ListedKind, 'many'>) => upperFirst(many)

/** The fields of all facets, each once. */
export function facetNames(kinds: PageKindsConfig): string[] {
  return [...new Set(listedKinds(kinds).flatMap(({ facets = {} }) => Object.keys(facets)))]
}
