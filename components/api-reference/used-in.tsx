import type { CallingPage } from '#lib/api/operation-use.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { SectionHeading } from './section-heading.tsx'

/** How many pages are listed before the others are folded. A fold for one or two isn't worth it. */
const [mostShown, fewestFolded] = [6, 3]

function PageList({ pages }: { pages: readonly CallingPage[] }) {
  return (
    <ul>
      {pages.map(({ title, route }) => (
        <li key={route}>
          <a href={publicHref(route)}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  pages: readonly CallingPage[]
  /** Whether its heading has an address. */
  hasAnchor: boolean
}

/** Links to the pages that call the operation. */
export function UsedIn({ pages, hasAnchor }: Props) {
  if (pages.length === 0) return null
  const isFolded = pages.length >= mostShown + fewestFolded
  const shown = isFolded ? pages.slice(0, mostShown) : pages
  return (
    <section aria-labelledby="used-in">
      <SectionHeading id="used-in" text="Used in" hasAnchor={hasAnchor} />
      <PageList pages={shown} />
      {isFolded ? (
        <details>
          <summary>{pages.length - mostShown} more</summary>
          <PageList pages={pages.slice(mostShown)} />
        </details>
      ) : null}
    </section>
  )
}
