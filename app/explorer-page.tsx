import type { Metadata } from 'next'
import { preload } from 'react-dom'
import { StyleLink } from '#components/layout/style-link.tsx'
import { loadAssets, loadHtml, loadManifest } from '#content'
import { apiDownloads } from '#lib/api/downloads.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { PageFrame } from './page-frame.tsx'

/** Whether a route is the page of the API explorer. */
export async function isExplorer(route: RoutePath): Promise<boolean> {
  return (await loadManifest()).explorer === route
}

/** Search engines get the pages of the reference, which have the same content. */
export function explorerMetadata(route: RoutePath): Metadata {
  return {
    title: 'API explorer',
    description: 'All operations of the API in one view, with a form that sends calls',
    alternates: { canonical: publicHref(route) },
    robots: { index: false },
  }
}

/** What its script fetches first. It would otherwise ask for these only once it has loaded itself. */
const parts = ['/generated/explorer.js', apiDownloads.json]

/** The page of the API explorer. It uses the whole width, and has no sidebar besides the list of operations. */
export async function ExplorerPage({ route }: { route: RoutePath }) {
  const [html, { stylesheet, explorerStylesheet }] = await Promise.all([loadHtml('page', route), loadAssets()])
  for (const file of parts) preload(file, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  return (
    <PageFrame pathname={publicHref(route)}>
      <StyleLink href={stylesheet} />
      <StyleLink href={explorerStylesheet} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it */}
      <main id="content" tabIndex={-1} className="explorer" dangerouslySetInnerHTML={{ __html: html }} />
    </PageFrame>
  )
}
