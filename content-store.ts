import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { ContentProblems } from './components/layout/content-problems.tsx'
import type { SidebarHtml } from './components/layout/doc-root.tsx'
import { env } from './env.ts'
import type { RoutePath } from './lib/pages/route.ts'
import type { DescribedDoc } from './lib/site/describe-doc.ts'
import type { Manifest } from './lib/site/manifest.ts'
import type { SiteAssets } from './lib/site/site-assets.ts'
import { type HtmlKind, outputPaths } from './scripts/disk/output-paths.ts'

const pollMs = 100

/** Results of the content build, read from disk by file: importing them would pull every body into the server. */
const paths = outputPaths(process.cwd())

/**
 * Waits until the content build has finished. The site is compiled in the meantime.
 * @throws when the content build has failed, or does not finish within `CONTENT_TIMEOUT_MS`
 */
async function contentIsReady(): Promise<void> {
  const giveUpAt = Date.now() + env.CONTENT_TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const state = existsSync(paths.state) ? readFileSync(paths.state, 'utf8') : 'pending'
    if (state === 'ok') return
    if (state === 'failed') throw new Error('The content has errors; they are printed above.')
    await delay(pollMs)
  }
  throw new Error(`The content build did not finish within ${env.CONTENT_TIMEOUT_MS} ms.`)
}

let cached: { revision: string; manifest: Manifest } | undefined

/** The manifest of the current content. */
export async function loadManifest(): Promise<Manifest> {
  await contentIsReady()
  const { revision } = JSON.parse(readFileSync(paths.revision, 'utf8')) as { revision: string }
  if (cached?.revision !== revision) {
    cached = { revision, manifest: JSON.parse(readFileSync(paths.manifest, 'utf8')) as Manifest }
  }
  return cached.manifest
}

/** A page of the documentation, with the finished HTML of its article and its sidebar. */
export interface LoadedDoc extends Omit<DescribedDoc, 'sidebarNames'> {
  article: string
  sidebar: SidebarHtml | undefined
}

/** What a page's document is rendered from, or undefined when there is no such page. */
export async function loadDoc(route: RoutePath): Promise<LoadedDoc | undefined> {
  await contentIsReady()
  if (!existsSync(paths.page(route))) return undefined
  const { sidebarNames: names, ...doc } = JSON.parse(readFileSync(paths.page(route), 'utf8')) as DescribedDoc
  const id = doc.summary.sidebar
  const sidebar =
    id === undefined || names === undefined ? undefined : { id, ...names, html: await loadHtml('sidebar', names.part) }
  return { ...doc, article: await loadHtml('page', route), sidebar }
}

/** The routes to render: in an export, those of pages whose documents are not stored. */
export async function loadRoutes(): Promise<readonly string[]> {
  const { pages, categories, explorer } = await loadManifest()
  if (env.NODE_ENV !== 'development') return JSON.parse(readFileSync(paths.rendered, 'utf8')) as RoutePath[]
  const generated = explorer === undefined ? [] : [explorer]
  return [...[...pages, ...categories].map(({ route }) => route), ...generated, ...Object.keys(await loadRedirects())]
}

/** Finished HTML of an article, a sidebar, or a part of the frame. */
export async function loadHtml(kind: HtmlKind, name: string): Promise<string> {
  await contentIsReady()
  return readFileSync(paths.html(kind, name), 'utf8')
}

/** What every page loads. */
export async function loadAssets(): Promise<SiteAssets> {
  await contentIsReady()
  return JSON.parse(readFileSync(paths.assets, 'utf8')) as SiteAssets
}

/** Errors of the content, for a development server. */
export function loadProblems(): ContentProblems {
  return JSON.parse(readFileSync(paths.problems, 'utf8')) as ContentProblems
}

/** Pages by their earlier paths. Only in a development server: an export has a page at each earlier path. */
export async function loadRedirects(): Promise<Readonly<Record<string, RoutePath>>> {
  if (env.NODE_ENV !== 'development') return {}
  await contentIsReady()
  return JSON.parse(readFileSync(paths.redirects, 'utf8')) as Record<string, RoutePath>
}
