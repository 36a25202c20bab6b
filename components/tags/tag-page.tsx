import type { PageSummary, TagData } from '#lib/site/manifest.ts'
import { taggedPages } from '#lib/site/tagged-pages.ts'
import { PageList } from './page-list.tsx'

interface Props {
  tag: TagData
  pages: readonly PageSummary[]
}

/** All pages with a tag. */
export function TagPage({ tag, pages }: Props) {
  const tagged = taggedPages(pages, tag.slug)
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Pages tagged {tag.label}</h1>
        <p className="lead">{tag.description}</p>
        {tagged.length > 0 ? <PageList pages={tagged} /> : <p>No page has this tag yet.</p>}
        <p>
          <a href="/tags/">All tags</a>
        </p>
      </article>
    </main>
  )
}
