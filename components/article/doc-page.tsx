import type { Manifest, PageData } from '#lib/pages/manifest.ts'
import { fragmentPath } from '#lib/pages/fragment-path.ts'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TagLinks } from '../tags/tag-links.tsx'
import { ArticleBody } from './article-body.client.tsx'
import { PageFacts } from './page-facts.tsx'
import { TableOfContents } from './table-of-contents.client.tsx'
import { TabRestore } from './tab-restore.tsx'

interface Props {
  page: PageData
  manifest: Manifest
}

/** The one template of all documentation pages. A landing page brings its own head and needs the full width. */
export function DocPage({ page, manifest }: Props) {
  const src = fragmentPath('page', page.route)
  if (page.layout === 'landing') {
    return (
      <article className="article is-landing">
        <ArticleBody src={src} />
      </article>
    )
  }
  const withContents = page.tableOfContents && page.headings.length > 1
  return (
    <>
      <article className="article">
        <Breadcrumbs crumbs={page.place?.breadcrumbs ?? []} />
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
        <PageFacts minutes={page.readingMinutes} lastUpdated={page.lastUpdated} />
        {withContents ? <TableOfContents headings={page.headings} /> : null}
        <ArticleBody src={src} />
        <TabRestore />
        <TagLinks tags={manifest.tags.filter(({ slug }) => page.tags.includes(slug))} />
        <Pagination previous={page.place?.previous} next={page.place?.next} file={page.file} />
      </article>
    </>
  )
}
