import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Article } from '#components/article/article.client.tsx'
import { DocRoot } from '#components/layout/doc-root.tsx'
import { VersionRoot } from '#components/layout/version-root.tsx'
import { loadRedirects, loadRoutes } from '#content'
import { publicHref } from '#lib/pages/public-href.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { docMetadata } from '../../doc-metadata.ts'
import { findDoc } from '../../find-doc.ts'

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
  const doc = await findDoc(await routeOf(params))
  return doc === undefined ? {} : docMetadata(doc)
}

export default async function Page({ params }: Props) {
  const route = await routeOf(params)
  const doc = await findDoc(route)
  if (doc === undefined) {
    const moved = (await loadRedirects())[route]
    if (moved === undefined) notFound()
    redirect(publicHref(moved))
  }
  const { summary, landing, currentRoute, article, sidebar } = doc
  return (
    <VersionRoot version={summary.version} currentRoute={currentRoute}>
      <DocRoot id={summary.sidebar} src={sidebar}>
        <Article key={article} src={article} landing={landing} />
      </DocRoot>
    </VersionRoot>
  )
}
