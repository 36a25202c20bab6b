import { publicHref } from '#lib/pages/public-href.ts'
import type { CallingPage } from '#lib/samples/calls/operation-use.ts'
import { SectionHeading } from './section-heading.tsx'

/** Pages on which an operation is called. */
export function UsedIn({ pages }: { pages: readonly CallingPage[] }) {
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="used-in">
      <SectionHeading id="used-in" text="Used in" />
      <ul>
        {pages.map(({ title, route }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
