import type { FilterNamesConfig } from '../config/site-config.ts'
import type { Technologies } from '../content/technology-file.ts'
import { publicHref } from '../pages/public-href.ts'
import type { PageSummary } from '../site/manifest.ts'
import { type CardIndex, type Facet, facetOf, type IndexCard } from './card-index.ts'

interface GuideSource {
  pages: readonly PageSummary[]
  themes: Readonly<Record<string, { label: string }>>
  technologies: Technologies
  capabilities: Readonly<Record<string, { label: string }>>
  /** What readers see for “guide” and “guides”. */
  noun: CardIndex['noun']
  filterNames?: FilterNamesConfig['guides'] | undefined
  isNew: (date: string | undefined) => boolean
}

/** Guides of the current version, sorted by title. */
export function currentGuides(pages: readonly PageSummary[]): PageSummary[] {
  return pages
    .filter(({ type, version }) => type === 'Guide' && version === undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** Labels by value, as facets need them. */
export function labelsOf(entries: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([value, { label }]) => [value, label]))
}

interface ToolFacets extends Pick<GuideSource, 'technologies' | 'capabilities'> {
  /** What readers see above the filters. */
  names: { technology: string | undefined; capability: string }
}

/** The filters that guides and integrations share. */
export function toolFacets(
  { technologies, capabilities, names: { technology = 'Technology', capability } }: ToolFacets,
  cards: readonly IndexCard[],
): Facet[] {
  return [
    facetOf({ id: 'technology', label: technology, labels: labelsOf(technologies), isOrdered: false }, cards),
    facetOf({ id: 'capability', label: capability, labels: labelsOf(capabilities), isOrdered: true }, cards),
  ]
}

/** The cards of all guides, grouped by theme in the order of the themes. */
export function guideCards(source: GuideSource): CardIndex {
  const { pages, themes, technologies, capabilities, noun, filterNames = {}, isNew } = source
  const guides = currentGuides(pages).filter(({ theme }) => theme !== undefined && theme in themes)
  const cardOf = (page: PageSummary): IndexCard => ({
    title: page.title,
    href: publicHref(page.route),
    description: page.description,
    logos: (page.technologies ?? []).map((name) => {
      const { label = name, icon } = technologies[name] ?? {}
      return { name: label, icon }
    }),
    values: {
      theme: page.theme === undefined ? [] : [page.theme],
      technology: page.technologies ?? [],
      capability: page.capabilities ?? [],
    },
    isNew: isNew(page.publishedOn),
    links: [],
  })
  const groups = Object.entries(themes)
    .map(([theme, { label }]) => ({
      id: `theme-${theme}`,
      label,
      cards: guides.filter((page) => page.theme === theme).map(cardOf),
    }))
    .filter(({ cards }) => cards.length > 0)
  const cards = groups.flatMap((group) => group.cards)
  const names = { technology: filterNames.technology, capability: filterNames.capability ?? 'Capability' }
  return {
    noun: { one: noun.one, many: noun.many },
    marks: 'last',
    facets: [
      facetOf({ id: 'theme', label: filterNames.theme ?? 'Theme', labels: labelsOf(themes), isOrdered: true }, cards),
      ...toolFacets({ technologies, capabilities, names }, cards),
    ],
    groups,
  }
}
