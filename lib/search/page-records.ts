import type { PageSection } from '../parts/split-sections.ts'
import type { PageSummary } from '../site/manifest.ts'
import { contextOf } from './model/contexts.ts'
import type { PageRecords, RecordKind, SearchRecord } from './model/record.ts'

/** What records need from a page besides its parts. */
export type RecordedPage = Pick<
  PageSummary,
  'route' | 'unversionedRoute' | 'title' | 'description' | 'keywords' | 'version'
> & { breadcrumbs: readonly { label: string }[] }

/** What the records of a page share. */
export function pageHead(page: RecordedPage, kind: RecordKind): SearchRecord {
  const labels = page.breadcrumbs.map(({ label }) => label)
  return {
    url: page.route,
    anchor: '',
    kind,
    title: page.title,
    description: page.description,
    breadcrumbs: labels.slice(0, -1),
    section: '',
    level: 1,
    text: '',
    code: [],
    labels: [],
    keywords: page.keywords,
    context: contextOf(page.unversionedRoute),
    version: page.version ?? '',
  }
}

/** The records of a page that a writer wrote. */
export function pageRecords(page: RecordedPage, sections: readonly PageSection[]): PageRecords {
  const head = pageHead(page, 'page')
  const [first, ...others] = sections
  return [
    { ...head, text: first?.text ?? '', code: first?.code ?? [], labels: first?.labels ?? [] },
    ...others.map(({ id, title, ...part }) => ({ ...head, anchor: id, section: title, ...part })),
  ]
}
