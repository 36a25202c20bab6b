import type { SiteConfig } from '#lib/config/site-config.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import type { PageData } from '#lib/pages/manifest.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { type SearchContext, searchContexts } from '#lib/search/contexts.ts'
import { explainedTerms } from '#lib/search/explained-terms.ts'
import { createOperationRecorder } from '#lib/search/operation-records.ts'
import { pageRecords } from '#lib/search/page-records.ts'
import type { PageRecords } from '#lib/search/record.ts'
import type { PageSection } from '#lib/search/split-sections.ts'
import type { OperationPage } from '../api/operation-pages.ts'

/** What search knows of a site. */
export interface SiteRecords {
  /** Records of each page, sorted by address, by version; the current version's key is ''. */
  versions: Map<string, PageRecords[]>
  contexts: SearchContext[]
  synonyms: string[][]
}

export interface RecordedSite {
  config: SiteConfig
  glossary: Readonly<Record<string, GlossaryEntry>>
  synonyms: string[][]
  pages: readonly { data: PageData }[]
  operations: readonly OperationPage[]
  sectionsOf: ReadonlyMap<RoutePath, readonly PageSection[]>
}

/** Names that the menu gives to parts of the site. */
function menuNames({ navbar }: SiteConfig): Record<string, string> {
  return Object.fromEntries(
    navbar.flatMap(({ label, active }) => (active.kind === 'under' ? [[active.segment, label]] : [])),
  )
}

/** The records of all pages and operations, the same for the local index and a hosted one. */
export function siteRecords({ config, glossary, synonyms, pages, operations, sectionsOf }: RecordedSite): SiteRecords {
  const recordOperation = createOperationRecorder()
  const explained = explainedTerms(glossary)
  const withTerms = (data: PageData): PageData => ({
    ...data,
    keywords: [...data.keywords, ...(explained.get(data.unversionedRoute) ?? [])],
  })
  const all = [
    ...pages.map(({ data }) => pageRecords(withTerms(data), sectionsOf.get(data.route) ?? [])),
    ...operations.map(({ data, operation }) => recordOperation(data, operation)),
  ].sort(([a], [b]) => (a.url < b.url ? -1 : 1))
  const versions = new Map<string, PageRecords[]>([['', []]])
  for (const records of all) {
    const [{ version }] = records
    versions.set(version, [...(versions.get(version) ?? []), records])
  }
  const listed = [...pages, ...operations].map(({ data }) => data)
  return { versions, contexts: searchContexts(listed, menuNames(config)), synonyms }
}
