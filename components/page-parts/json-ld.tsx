import type { Crumb } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

interface Props {
  crumbs: readonly Crumb[]
  title: string
  route: string
}

/** Breadcrumbs for search engines. @see schema.org, “BreadcrumbList” */
export function JsonLd({ crumbs, title, route }: Props) {
  const breadcrumbs: readonly { label: string; route?: string | undefined }[] =
    crumbs.length > 0 ? crumbs : [{ label: title, route }]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, route: target }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(target === undefined ? {} : { item: site.url + publicHref(target) }),
    })),
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
