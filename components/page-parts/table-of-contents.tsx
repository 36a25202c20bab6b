import type { Heading } from '#lib/pages/heading.ts'

/**
 * The headings of a page, levels 2 to 6. A script marks the current one. On small screens, it is a bar that stays below
 * the header, names the current heading, and opens the list.
 */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const shallowest = Math.min(...headings.map(({ depth }) => depth))
  return (
    <nav className="toc" aria-label="On this page">
      <button type="button" className="toc-toggle" aria-expanded="false">
        On this page
        <span aria-hidden="true" />
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
