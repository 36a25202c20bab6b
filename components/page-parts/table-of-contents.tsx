import type { Heading } from '#lib/pages/heading.ts'

/** The headings of a page, levels 2 to 6. A script marks the current one. Collapsed on small screens. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const shallowest = Math.min(...headings.map(({ depth }) => depth))
  return (
    <nav className="toc" aria-label="On this page">
      <button type="button" className="toc-toggle" aria-expanded="false">
        On this page
      </button>
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} {...(depth === shallowest ? {} : { 'data-level': depth - shallowest })}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
