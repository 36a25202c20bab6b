import { operationUse } from '#lib/api/operation-use.ts'
import { type Diagnostic, hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { ensureImportedFiles } from '../disk/imported-files.ts'
import { createBuildMemory } from '../make/build-memory.ts'
import { loadDocuments } from '../make/load-documents.ts'
import { operationPages } from '../make/operation-pages.ts'
import { type SiteRecords, siteRecords } from '../make/search-records.ts'

interface LoadedRecords {
  /** Undefined if the content has errors. */
  records: SiteRecords | undefined
  diagnostics: Diagnostic[]
}

/** Reads and checks the content, and returns its search records. */
export async function loadRecords(root: string): Promise<LoadedRecords> {
  ensureImportedFiles(root)
  const memory = createBuildMemory(root)
  const site = await memory.loadSite()
  memory.store.finish()
  const { diagnostics } = site
  if (hasErrors(diagnostics)) return { records: undefined, diagnostics }
  const pages = await loadDocuments(site, memory)
  const operations = operationPages(site, operationUse(site.pages, site.api?.operations ?? [], site.calls))
  const compiledOf = new Map(site.pages.map(({ route, compiled }) => [route, compiled]))
  return { records: siteRecords({ ...site, pages, operations, compiledOf }), diagnostics }
}
