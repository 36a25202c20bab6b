import type { CallingPage } from '#lib/api/operation-use.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { SectionHeading } from './section-heading.tsx'

/** How many pages are listed: those that are most about the call come first. */
const mostShown = 8

interface Props {
  pages: readonly CallingPage[]
  /** Whether its heading has an address. */
  hasAnchor: boolean
}

/** Links to the pages that call the operation. */
export function UsedIn({ pages, hasAnchor }: Props) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="used-in">
      <SectionHeading id="used-in" text="Used in" hasAnchor={hasAnchor} />
      <ul>
        {pages.slice(0, mostShown).map(({ title, route }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
