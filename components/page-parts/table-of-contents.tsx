import type { Heading } from '#lib/pages/heading.ts'

/** A heading and those below it. */
interface Entry {
  heading: Heading
  below: Heading[]
}

/** The most entries of a list that is shown as a whole; of a longer one, only the part being read is open. */
const mostShown = 16

function entriesOf(headings: readonly Heading[]): Entry[] {
  const shallowest = Math.min(...headings.map(({ depth }) => depth))
  const entries: Entry[] = []
  for (const heading of headings) {
    const last = entries.at(-1)
    if (heading.depth === shallowest || last === undefined) entries.push({ heading, below: [] })
    else last.below.push(heading)
  }
  return entries
}

const link = ({ id, text, number }: Heading) => (
  <a href={`#${id}`} data-number={number}>
    {text}
  </a>
)

/**
 * The headings of a page, levels 2 to 6. A script marks the current one. On small screens, it is a bar that stays below
 * the header, names the current heading, and opens the list.
 */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="toc" aria-label="On this page" data-long={headings.length > mostShown ? '' : undefined}>
      <button type="button" className="toc-toggle" aria-expanded="false">
        On this page
        <span aria-hidden="true" />
      </button>
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <ul>
        {entriesOf(headings).map(({ heading, below }) => (
          <li key={heading.id}>
            {link(heading)}
            {below.length === 0 ? null : (
              <ul>
                {below.map((inner) => (
                  <li key={inner.id} data-level={inner.depth - heading.depth > 1 ? '' : undefined}>
                    {link(inner)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
