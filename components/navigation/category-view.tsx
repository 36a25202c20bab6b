import { sentence } from '#lib/pages/sentence.ts'
import type { Manifest, PageSummary } from '#lib/site/manifest.ts'
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx'
import { JsonLd } from '../page-parts/json-ld.tsx'
import { PageActions } from '../page-parts/page-actions.tsx'
import { PageCards } from '../page-parts/page-cards.tsx'

interface Props {
  category: Manifest['categories'][number]
  pages: readonly PageSummary[]
}

/** The generated page of a sidebar category, which lists its pages with their descriptions. */
export function CategoryView({ category, pages }: Props) {
  const items = category.items.map(({ label, route }) => ({
    route,
    title: label,
    description: pages.find((page) => page.route === route)?.description ?? '',
  }))
  return (
    <>
      <Breadcrumbs crumbs={category.breadcrumbs} />
      <h1>{category.label}</h1>
      {category.description === undefined ? null : <p className="lead">{sentence(category.description)}</p>}
      <div className="page-facts">
        <span>{items.length === 1 ? '1 page' : `${items.length} pages`}</span>
        <PageActions route={category.route} />
      </div>
      <div className="prose">
        <PageCards pages={items} />
      </div>
      <JsonLd crumbs={category.breadcrumbs} title={category.label} route={category.route} />
    </>
  )
}
