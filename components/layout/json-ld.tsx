import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

interface Props {
  found: { summary: { title: string; route: string } } & ({ kind: 'page'; page: { place?: { breadcrumbs: Crumb[] } | undefined } } | { kind: 'category' })
}

/** Breadcrumbs for search engines. @see schema.org, “BreadcrumbList” */
export function JsonLd({ found }: Props) {
  const crumbs = found.kind === 'page' ? (found.page.place?.breadcrumbs ?? []) : []
  const trail = crumbs.length > 0 ? crumbs : [{ label: found.summary.title, route: found.summary.route }]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(route === undefined ? {} : { item: site.url + publicHref(route) }),
    })),
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
