import type { Manifest } from '#lib/site/manifest.ts'
import { taggedPages } from '#lib/site/tagged-pages.ts'

/** All tags in alphabetical order, each with its number of pages. */
export function TagIndex({ manifest }: { manifest: Manifest }) {
  const tags = [...manifest.tags].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Tags</h1>
        <p className="lead">Find pages by topic.</p>
        {tags.length === 0 ? <p>This documentation has no tags yet.</p> : null}
        <ul className="tag-index">
          {tags.map(({ slug, label, description }) => (
            <li key={slug}>
              <a href={`/tags/${slug}/`}>{label}</a>
              <span className="tag-count">{taggedPages(manifest.pages, slug).length}</span>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </article>
    </main>
  )
}
