import { sentence } from '#lib/pages/sentence.ts'
import type { Manifest, PageSummary, TagData } from '#lib/site/manifest.ts'
import { taggedPages } from '#lib/site/manifest.ts'
import { PageList } from './page-list.tsx'

/** All tags in alphabetical order, each with its number of pages. */
export function TagIndex({ manifest }: { manifest: Manifest }) {
  const tags = [...manifest.tags].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Tags</h1>
        <p className="lead">Find pages by topic.</p>
        {tags.length === 0 ? <p>This documentation has no tags yet.</p> : null}
        <ul className="page-list">
          {tags.map(({ slug, label, description }) => (
            <li key={slug}>
              <a href={`/tags/${slug}/`}>{label}</a>
              <span className="tag-count">{taggedPages(manifest.pages, slug).length}</span>
              <p>{sentence(description)}</p>
            </li>
          ))}
        </ul>
      </article>
    </main>
  )
}

interface TagPageProps {
  tag: TagData
  pages: readonly PageSummary[]
}

export function TagPage({ tag, pages }: TagPageProps) {
  const tagged = taggedPages(pages, tag.slug)
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <p className="eyebrow">
          <a href="/tags/">All tags</a>
        </p>
        <h1>Pages tagged {tag.label}</h1>
        <p className="lead">{tag.description}</p>
        {tagged.length > 0 ? (
          <>
            <p>{tagged.length === 1 ? '1 page' : `${tagged.length} pages`}</p>
            <PageList pages={tagged} />
          </>
        ) : (
          <p>No page has this tag yet.</p>
        )}
      </article>
    </main>
  )
}
