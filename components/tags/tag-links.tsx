import type { TagData } from '#lib/site/manifest.ts'

export function TagLinks({ tags }: { tags: readonly TagData[] }) {
  if (tags.length === 0) return null
  return (
    <nav className="tag-links" aria-label="Tags">
      <ul>
        {tags.map(({ slug, label }) => (
          <li key={slug}>
            <a href={`/tags/${slug}/`} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
