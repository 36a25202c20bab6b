import type { Metadata } from 'next'
import { twinPath } from '#lib/agents/twin-path.ts'
import { ogImagePath } from '#lib/images/og-image-path.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { FoundDoc } from './find-doc.ts'
import { siteMetadata } from './site-metadata.ts'

/** Metadata of a documentation page. An older version's page names the current one as canonical where that exists. */
export function docMetadata({ summary, currentRoute }: FoundDoc): Metadata {
  const { title, description, route, version } = summary
  // A page that is gone leads to the current start, too, but is not the same as it: only a version's own start is.
  const hasCurrent = version !== undefined && (currentRoute !== '/' || route === `/${version}`)
  const canonical = publicHref(hasCurrent ? currentRoute : route)
  const images = [{ url: ogImagePath(route), width: 1200, height: 630, alt: title }]
  return {
    title,
    description,
    alternates: { canonical, types: { 'text/markdown': twinPath(route) } },
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
