import type { FilterNamesConfig } from '../config/site-config.ts'
import type { Integration, Integrations } from '../content/integration-file.ts'
import { publicHref } from '../pages/public-href.ts'
import { type CardIndex, facetOf, type IndexCard } from './card-index.ts'
import { currentPages, type GuideSource, labelsOf, technologyFacet } from './guide-cards.ts'

interface IntegrationSource extends Pick<GuideSource, 'pages' | 'technologies' | 'isNew'> {
  integrations: Integrations
  /** Path of the page with the index of guides, if there is one. */
  guideIndex: string | undefined
  /** What readers see for “guide” and “guides”. */
  guideNoun: CardIndex['noun']
  filterNames?: FilterNamesConfig['integrations'] | undefined
}

/** Cards that a technology has to have for a filter: a rarer one says what the name of its card says. */
const leastCards = 3

/** The cards of all integrations that have a page, grouped by category in file order. */
export function integrationCards(source: IntegrationSource): CardIndex {
  const { integrations, technologies, pages, guideIndex, guideNoun, filterNames = {}, isNew } = source
  const { categories, capabilities, entries } = integrations
  const guides = currentPages(pages, 'Guide')
  const guideLinks = ({ id, technologies: [technology = ''] }: Integration): IndexCard['links'] => {
    // The guides of a tool aren't about everything that builds on it.
    if (id !== technology && entries.some((other) => other.id === technology)) return []
    const count = guides.filter((guide) => guide.technologies?.includes(technology)).length
    if (guideIndex === undefined || count === 0) return []
    const href = `${publicHref(guideIndex)}?technology=${encodeURIComponent(technology)}`
    return [{ label: `${count} ${count === 1 ? guideNoun.one : guideNoun.many}`, href }]
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
            minutes: undefined,
            values: { category: [category], technology: entry.technologies, capability: entry.capabilities },
            keywords: [...entry.technologies.map((name) => technologies[name]?.label ?? name), ...entry.keywords],
            isNew: isNew(entry.publishedOn),
            links: [...examples, ...guideLinks(entry)],
          }
        }),
    }))
    .filter(({ cards }) => cards.length > 0)
  const cards = groups.flatMap((group) => group.cards)
  const { category: categoryLabel = 'Category', technology, capability = 'Brings' } = filterNames
  const byTechnology = technologyFacet(technologies, technology, cards)
  return {
    noun: { one: 'integration', many: 'integrations' },
    tools: 'marks',
    // Readers look for the name of their tool.
    shownCards: undefined,
    facets: [
      facetOf({ id: 'category', label: categoryLabel, labels: labelsOf(categories), isOrdered: true }, cards),
      facetOf({ id: 'capability', label: capability, labels: labelsOf(capabilities), isOrdered: true }, cards),
      { ...byTechnology, options: byTechnology.options.filter(({ count }) => count >= leastCards) },
    ],
    groups,
  }
}
