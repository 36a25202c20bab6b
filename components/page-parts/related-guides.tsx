import type { RelatedGuide } from '#lib/card-index/next-guides.ts'
import type { ListedKind } from '#lib/config/listed-kinds.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

/** The heading of the guides, or of pages of a kind that is listed like guides, that have most in common with a page. */
export function relatedHeading(kind: ListedKind | undefined): Heading {
  return { id: 'related-pages', depth: 2, text: `Related ${(kind ?? site.pageKinds.guide).many}` }
}

/** The end of a guide: those that have most in common with it. */
export function RelatedGuides({ guides, heading }: { guides: readonly RelatedGuide[]; heading: Heading }) {
  if (guides.length === 0) return null
  return (
    <nav className="related-guides" aria-labelledby={heading.id}>
      <h2 id={heading.id}>{heading.text}</h2>
      {guides.map(({ label, title, route }) => (
        <a key={route} href={publicHref(route)}>
          {label === '' ? null : <small>{label}</small>}
          {title}
        </a>
      ))}
    </nav>
  )
}
