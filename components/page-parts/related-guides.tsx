import type { GuideLinks } from '#lib/card-index/related-guides.ts'
import type { ListedKind } from '#lib/config/listed-kinds.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { site } from '../site.ts'
import { PageCards } from './page-cards.tsx'

/** The heading of the guides, or of pages of a kind that is listed like guides, that have most in common with a page. */
export function relatedHeading(kind: ListedKind | undefined): Heading {
  return { id: 'related-pages', depth: 2, text: `Related ${(kind ?? site.pageKinds.guide).many}` }
}

interface Props {
  guides: GuideLinks
  kind: ListedKind | undefined
}

/** The end of a guide: those that have most in common with it, and the list of its theme. */
export function RelatedGuides({ guides: { related, ofTheme }, kind }: Props) {
  if (related.length === 0) return null
  const heading = relatedHeading(kind)
  return (
    <nav className="related-guides" aria-labelledby={heading.id}>
      <h2 id={heading.id}>{heading.text}</h2>
      <PageCards pages={related} />
      {ofTheme === undefined ? null : (
        <p>
          <a href={ofTheme.href}>
            All {ofTheme.count} {(kind ?? site.pageKinds.guide).many} in {ofTheme.label}
          </a>
        </p>
      )}
    </nav>
  )
}
