import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { imageSettings } from '#lib/images/image-settings.ts'
import { pictureSources } from '#lib/images/picture-slots.ts'
import type { FragmentKind } from '#lib/pages/fragment-path.ts'
import { type PlannedPage, planPages, routesToRender } from '../export/plan-pages.ts'
import { writePictures } from '../images/write-pictures.ts'
import { type SiteRecords, siteRecords } from '../search/search-records.ts'
import { writeSearchIndex } from '../search/write-search-index.ts'
import { writeProblems } from '../write-problems.ts'
import { type BuildMemory, createBuildMemory } from './build-memory.ts'
import { saveDocuments } from './load-documents.ts'
import type { LoadedSite } from './load-site.ts'
import { makePages, type PublishedPictures } from './make-pages.ts'
import { outputPaths } from './output-paths.ts'
import type { CompileProgress } from './read-pages.ts'
import { writeExtraFiles } from './write-extra-files.ts'
import { writeTextIfChanged } from './write-file.ts'
import { writePages } from './write-pages.ts'
import { writeTwins } from './write-twins.ts'

export interface ContentBuildOptions {
  /** What a process that builds again and again keeps: only what changed is then made anew. */
  memory?: BuildMemory
  onProgress?: CompileProgress | undefined
}

export interface ContentBuild {
  site: LoadedSite
  /** False when there were errors. */
  ok: boolean
  pageCount: number
  writtenCount: number
}

/** Content that an export is made of. */
export interface ExportedContent extends ContentBuild {
  /** All pages, and which of them have to be rendered. */
  plan: readonly PlannedPage[]
  /** Days of the last changes of pages, in the order of the manifest. */
  days: readonly (string | undefined)[]
}

/** Pages that are out, and what else the site has of them that no page waits for. */
export interface ShownContent extends ContentBuild {
  records: () => SiteRecords
  writeTwins: () => void
}

async function writeContent(site: LoadedSite, memory: BuildMemory, pictures: PublishedPictures) {
  const made = await makePages(site, memory, pictures)
  const { revision, writtenCount } = writePages(site, made, memory)
  const { pages, operations } = made
  const compiledOf = new Map(site.pages.map(({ route, compiled }) => [route, compiled]))
  return {
    pageCount: pages.length + operations.length,
    writtenCount,
    records: () => siteRecords({ ...site, pages, operations, compiledOf }),
    writeTwins: () => writeTwins(site, made, memory.twins),
    /** Says which documents an export has to render. */
    plan() {
      const paths = outputPaths(site.root)
      const data = new Map([...pages, ...operations].map((page) => [page.data.route, page.data]))
      const textOf = (kind: FragmentKind, name: string) => memory.files.get(paths.fragment(kind, name)) ?? ''
      const plan = planPages(site.root, { pages: made.summaries, categories: made.categories }, data, textOf)
      writeTextIfChanged(paths.rendered, JSON.stringify(routesToRender(plan)))
      return { plan, days: made.summaries.map(({ route }) => data.get(route)?.lastUpdated) }
    },
    /** Tells the site that everything is there. */
    publish() {
      const paths = outputPaths(site.root)
      writeTextIfChanged(paths.revision, JSON.stringify({ revision }))
      writeTextIfChanged(paths.state, 'ok')
    },
  }
}

/**
 * Content to data: reads and checks everything, and when nothing is wrong writes what changed, with the files that the
 * API's pages offer and the search index.
 */
export async function buildContent(root: string, options: ContentBuildOptions = {}): Promise<ExportedContent> {
  const { memory = createBuildMemory(), onProgress } = options
  const site = await memory.loader.load(root, onProgress)
  memory.loader.save()
  if (hasErrors(site.diagnostics)) return { site, ok: false, pageCount: 0, writtenCount: 0, plan: [], days: [] }
  const shown = site.pages.flatMap(({ compiled }) => pictureSources(compiled.html))
  const pictures = writePictures(root, shown, imageSettings(site.config))
  const content = await writeContent(site, memory, pictures)
  saveDocuments(memory)
  const { publish, records, writeTwins: writeForAgents, plan: planExport, ...counts } = content
  await writeExtraFiles(site)
  writeSearchIndex(root, records())
  writeForAgents()
  memory.keptTexts(root).removeOthers()
  const planned = planExport()
  publish()
  return { site, ok: true, ...planned, ...counts }
}

/**
 * The content for a development server: writes what can be shown in spite of errors, and the errors for its pages. What no
 * page waits for is left to the caller.
 */
export async function showContent(root: string, options: Required<ContentBuildOptions>): Promise<ShownContent> {
  const { memory, onProgress } = options
  const site = await memory.loader.load(root, onProgress)
  // The originals: nobody waits for files of pictures.
  const { publish, ...content } = await writeContent(site, memory, Promise.resolve(new Map()))
  // At once, so that the server renders pages and errors together.
  writeProblems(root, site.diagnostics)
  const moved = Object.fromEntries(site.redirects.map(({ from, to }) => [from, to]))
  writeTextIfChanged(outputPaths(root).redirects, JSON.stringify(moved))
  publish()
  return { site, ok: !hasErrors(site.diagnostics), ...content }
}
