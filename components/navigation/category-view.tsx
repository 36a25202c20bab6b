import type { Manifest, PageSummary } from '#lib/pages/manifest.ts'
import { PageActions } from '../article/page-actions.tsx'
import { JsonLd } from '../layout/json-ld.tsx'
import { PageList } from '../tags/page-list.tsx'

interface Props {
  category: Manifest['categories'][number]
  pages: readonly PageSummary[]
}

/** The generated page of a sidebar category: its pages with their descriptions. */
export function CategoryView({ category, pages }: Props) {
  const items = category.items.map(({ label, route }) => ({
    route,
    title: label,
    description: pages.find((page) => page.route === route)?.description ?? '',
  }))
  return (
    <>
      <h1>{category.label}</h1>
      {category.description === undefined ? null : <p className="lead">{category.description}</p>}
      <PageActions route={category.route} />
      <PageList pages={items} />
      <JsonLd crumbs={[]} title={category.label} route={category.route} />
    </>
  )
}
