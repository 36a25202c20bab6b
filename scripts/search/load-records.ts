import { type Diagnostic, hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { operationUse } from '#lib/samples/calls/operation-use.ts'
import { operationPages } from '../api/operation-pages.ts'
import { createBuildMemory } from '../content/build-memory.ts'
import { ensureImportedFiles } from '../content/imported-files.ts'
import { loadDocuments } from '../content/load-documents.ts'
import { loadSite } from '../content/load-site.ts'
import { type SiteRecords, siteRecords } from './search-records.ts'

export interface LoadedRecords {
  /** Undefined when the content has errors. */
  records: SiteRecords | undefined
  diagnostics: Diagnostic[]
}

/** Reads and checks the content, and makes the records that search has of it. */
export async function loadRecords(root: string): Promise<LoadedRecords> {
  ensureImportedFiles(root)
  const site = await loadSite(root)
  const { diagnostics } = site
  if (hasErrors(diagnostics)) return { records: undefined, diagnostics }
  const pages = await loadDocuments(site, createBuildMemory())
  const operations = operationPages(site, operationUse(site.pages, site.api?.operations ?? [], site.calls))
  const compiledOf = new Map(site.pages.map(({ route, compiled }) => [route, compiled]))
  return { records: siteRecords({ ...site, pages, operations, compiledOf }), diagnostics }
}
