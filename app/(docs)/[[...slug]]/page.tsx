import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DocRoot } from '#components/layout/doc-root.tsx'
import { hasCardIndex, needsStylesFirst, StyleLink, withStyleLink } from '#components/layout/style-link.tsx'
import { isOutdated, VersionRoot } from '#components/layout/version-root.tsx'
import { loadAssets, loadDoc, loadRedirects, loadRoutes } from '#content'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { docMetadata } from '../../doc-metadata.ts'
import { ExplorerPage, explorerMetadata, isExplorer } from '../../explorer-page.tsx'
import { PageFrame } from '../../page-frame.tsx'

interface Props {
  params: Promise<{ slug?: string[] }>
}

export const dynamicParams = false

async function routeOf(params: Props['params']) {
  const { slug = [] } = await params
  return normalizeRoute(`/${slug.map(decodeURIComponent).join('/')}`)
}

export async function generateStaticParams() {
  const routes = await loadRoutes()
  return routes.map((route) => ({ slug: route.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const route = await routeOf(params)
  if (await isExplorer(route)) return explorerMetadata(route)
  const doc = await loadDoc(route)
  return doc === undefined ? {} : docMetadata(doc)
}

export default async function Page({ params }: Props) {
  const route = await routeOf(params)
  if (await isExplorer(route)) return <ExplorerPage route={route} />
  const doc = await loadDoc(route)
  if (doc === undefined) {
    const moved = (await loadRedirects())[route]
    if (moved === undefined) notFound()
    redirect(publicHref(moved))
  }
  const { summary, landing, currentRoute, article, sidebar } = doc
  const pathname = publicHref(route)
  const { stylesheet, cardIndexStylesheet, landing: landingStyles } = await loadAssets()
  const isStyledFirst = needsStylesFirst(article) || isOutdated(summary.version)
  const html = isStyledFirst ? article : withStyleLink(article, stylesheet, landing ? landingStyles : undefined)
  return (
    <PageFrame pathname={pathname}>
      {isStyledFirst ? <StyleLink href={stylesheet} /> : null}
      {hasCardIndex(article) ? <StyleLink href={cardIndexStylesheet} /> : null}
      <div className="docs-root">
        <VersionRoot version={summary.version} currentRoute={currentRoute}>
          <DocRoot sidebar={sidebar} pathname={pathname}>
            <article
              className={landing ? 'article is-landing' : 'article'}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </DocRoot>
        </VersionRoot>
      </div>
    </PageFrame>
  )
}
