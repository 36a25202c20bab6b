import type { Integrations } from '../content/integration-file.ts'
import type { PageSummary } from '../pages/manifest.ts'
import { publicHref } from '../pages/public-href.ts'
import { type CardIndex, facetOf, type IndexCard } from './card-index.ts'
import { currentGuides, labelsOf, type Technologies } from './guide-cards.ts'

export interface IntegrationSource {
  integrations: Integrations
  technologies: Technologies
  pages: readonly PageSummary[]
  /** Page with the index of guides, where there is one. */
  guideIndex: string | undefined
  isNew: (date: string | undefined) => boolean
}

/** Every integration that has a page as a card, under its category in the order of the file. */
export function integrationCards({
  integrations,
  technologies,
  pages,
  guideIndex,
  isNew,
}: IntegrationSource): CardIndex {
  const { categories, capabilities, entries } = integrations
  const guides = currentGuides(pages)
  const guideLinks = (technology: string): IndexCard['links'] => {
    const count = guides.filter((guide) => guide.technologies.includes(technology)).length
    if (guideIndex === undefined || count === 0) return []
    const href = `${publicHref(guideIndex)}?technology=${encodeURIComponent(technology)}`
    return [{ label: count === 1 ? '1 guide' : `${count} guides`, href }]
  }
  const groups = Object.entries(categories)
    .map(([category, { label }]) => ({
      id: `category-${category}`,
      label,
      cards: entries
        .filter((entry) => entry.category === category)
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((entry): IndexCard => {
          const examples = entry.examples === undefined ? [] : [{ label: 'Examples', href: publicHref(entry.examples) }]
          return {
            title: entry.name,
            href: publicHref(entry.page),
            description: entry.description,
            logos: [{ name: entry.name, icon: entry.icon }],
            values: { category: [category], technology: entry.technologies, capability: entry.capabilities },
            isNew: isNew(entry.publishedOn),
            links: [...examples, ...guideLinks(entry.technologies[0] ?? '')],
          }
        }),
    }))
    .filter(({ cards }) => cards.length > 0)
  const cards = groups.flatMap((group) => group.cards)
  return {
    noun: { one: 'integration', many: 'integrations' },
    facets: [
      facetOf({ id: 'category', label: 'Category', labels: labelsOf(categories), isOrdered: true }, cards),
      facetOf({ id: 'technology', label: 'Technology', labels: labelsOf(technologies), isOrdered: false }, cards),
      facetOf({ id: 'capability', label: 'Brings', labels: labelsOf(capabilities), isOrdered: true }, cards),
    ],
    groups,
  }
}
