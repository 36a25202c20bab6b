import type { Metadata } from 'next'
import type { LoadedDoc } from '#content'
import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import { ogImagePath } from '#lib/images/og-image-path.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { siteMetadata } from './site-metadata.ts'

/** Metadata of a documentation page. In an older version, the canonical page is the current one if it exists. */
export function docMetadata({ summary, currentRoute }: LoadedDoc): Metadata {
  const { title, description, route, version } = summary
  // `currentRoute` of a removed page is the start page, which is only canonical for the start page of a version.
  const hasCurrent = version !== undefined && (currentRoute !== '/' || route === `/${version}`)
  const canonical = publicHref(hasCurrent ? currentRoute : route)
  const images = [{ url: ogImagePath(route), width: 1200, height: 630, alt: title }]
  return {
    title,
    description,
    alternates: { canonical, types: { 'text/markdown': markdownVersionPath(route) } },
    openGraph: {
      ...siteMetadata.openGraph,
      title,
      description,
      url: publicHref(route),
      images,
      type: route === '/' ? 'website' : 'article',
    },
    ...(version === undefined ? {} : { robots: { index: false } }),
  }
}
