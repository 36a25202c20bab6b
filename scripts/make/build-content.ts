import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { imageSettings } from '#lib/images/image-settings.ts'
import { pictureSources } from '#lib/images/picture-slots.ts'
import { type HtmlKind, outputPaths } from '../disk/output-paths.ts'
import { writeProblems } from '../disk/report.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import type { CompileProgress } from '../read/read-pages.ts'
import type { BuildMemory } from './build-memory.ts'
import { makePages, type PublishedPictures } from './make-pages.ts'
import { type PlannedPage, planPages, routesToRender } from './plan-pages.ts'
import { type SiteRecords, siteRecords } from './search-records.ts'
import { writeExtraFiles } from './write-extra-files.ts'
import { writeMarkdownVersions } from './write-markdown-versions.ts'
import { writePages } from './write-pages.ts'
import { writePictures } from './write-pictures.ts'
import { writeSearchIndex } from './write-search-index.ts'

interface ContentBuild {
  site: LoadedSite
  /** False if there were errors. */
  ok: boolean
  pageCount: number
  writtenCount: number
}

export interface ExportedContent extends ContentBuild {
  plan: readonly PlannedPage[]
  /** Days when pages last changed, in the order of the manifest. */
  days: readonly (string | undefined)[]
}

/** Pages that are already visible, and the remaining work, which no page waits for. */
export interface ShownContent extends ContentBuild {
  records: () => SiteRecords
  writeMarkdownVersions: () => void
}

async function writeContent(site: LoadedSite, memory: BuildMemory, pictures: PublishedPictures) {
  const sitePages = await makePages(site, memory, pictures)
  const { revision, writtenCount, explorer } = writePages(site, sitePages, memory)
  const { pages, operations } = sitePages
  const compiledOf = new Map(site.pages.map(({ route, compiled }) => [route, compiled]))
  return {
    pageCount: pages.length + operations.length,
    writtenCount,
    records: () => siteRecords({ ...site, pages, operations, compiledOf }),
    writeMarkdownVersions: () => writeMarkdownVersions(site, sitePages, memory.markdownVersions),
    /** Determines which documents an export has to render. */
    plan() {
      const paths = outputPaths(site.root)
      const textOf = (kind: HtmlKind, name: string) => memory.files.get(paths.html(kind, name)) ?? ''
      const plan = planPages(memory.store, sitePages.docs, textOf, memory.files.get(paths.assets) ?? '')
      writeTextIfChanged(
        paths.rendered,
        JSON.stringify([...routesToRender(plan), ...(explorer === undefined ? [] : [explorer])]),
      )
      const days = new Map([...pages, ...operations].map(({ data }) => [data.route, data.lastUpdated]))
      return { plan, days: sitePages.summaries.map(({ route }) => days.get(route)) }
    },
    /** Tells the site that everything is written. A development server also shows what a build has published. */
    publish() {
      const paths = outputPaths(site.root)
      const moved = Object.fromEntries(site.redirects.map(({ from, to }) => [from, to]))
      writeTextIfChanged(paths.redirects, JSON.stringify(moved))
      writeTextIfChanged(paths.revision, JSON.stringify({ revision }))
      writeTextIfChanged(paths.state, 'ok')
    },
  }
}

/**
 * Turns content into data: reads and checks everything, and if there are no errors, writes what changed, the API's
 * downloads, and the search index.
 */
export async function buildContent(memory: BuildMemory): Promise<ExportedContent> {
  const { store, loadSite } = memory
  const site = await loadSite()
  store.finish()
  if (hasErrors(site.diagnostics)) return { site, ok: false, pageCount: 0, writtenCount: 0, plan: [], days: [] }
  const shown = site.pages.flatMap(({ compiled }) => pictureSources(compiled.html))
  const pictures = writePictures(store, shown, imageSettings(site.config))
  const {
    publish,
    records,
    writeMarkdownVersions: writeForAgents,
    plan: planExport,
    ...counts
  } = await writeContent(site, memory, pictures)
  const planned = planExport()
  await writeExtraFiles(store, site)
  await writeSearchIndex(store, records())
  writeForAgents()
  store.finish()
  publish()
  return { site, ok: true, ...planned, ...counts }
}

/**
 * The content for a development server: writes what can be shown despite errors, and the errors for its pages. Work that
 * no page waits for is left to the caller.
 */
export async function showContent(memory: BuildMemory, onProgress: CompileProgress): Promise<ShownContent> {
  const { root } = memory.store
  const site = await memory.loadSite(onProgress)
  // The originals: no one should wait for encoded images.
  const { publish, ...content } = await writeContent(site, memory, Promise.resolve(new Map()))
  // At the same time, so the server renders pages and errors together.
  writeProblems(root, site.diagnostics)
  writeTextIfChanged(outputPaths(root).config, JSON.stringify(site.config))
  publish()
  return { site, ok: !hasErrors(site.diagnostics), ...content }
}
