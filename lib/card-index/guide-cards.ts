import { kindTitle, type ListedKind } from '../config/listed-kinds.ts'
import type { FilterNamesConfig } from '../config/site-config.ts'
import type { Technologies } from '../content/technology-file.ts'
import { publicHref } from '../pages/public-href.ts'
import type { PageSummary } from '../site/manifest.ts'
import { type CardIndex, type Facet, facetOf, type IndexCard } from './card-index.ts'

export interface GuideSource {
  pages: readonly PageSummary[]
  /** The kind of the pages, with what readers see for “guide” and “guides”. */
  kind: ListedKind
  themes: Readonly<Record<string, { label: string }>>
  technologies: Technologies
  /** Labels of values, by the field of their facet. */
  facets: Readonly<Record<string, Readonly<Record<string, { label: string }>>>>
  filterNames?: FilterNamesConfig['guides'] | undefined
  isNew: (date: string | undefined) => boolean
}

/** Pages of a type in the current version, sorted by title. */
export function currentPages(pages: readonly PageSummary[], type: string): PageSummary[] {
  return pages
    .filter((page) => page.type === type && page.version === undefined)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** Labels by value, as facets need them. */
export function labelsOf(entries: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([value, { label }]) => [value, label]))
}

/** The filter for the tools that pages are about. */
export function technologyFacet(
  technologies: Technologies,
  label: string | undefined,
  cards: readonly IndexCard[],
): Facet {
  const labels = labelsOf(technologies)
  return facetOf({ id: 'technology', label: label ?? 'Technology', labels, isOrdered: false }, cards)
}

/** The cards of all guides, or of all pages of another kind, grouped by theme in the order of the themes. Those without one come last. */
export function guideCards(source: GuideSource): CardIndex {
  const { pages, kind, themes, technologies, facets, filterNames = {}, isNew } = source
  const ownFacets = Object.entries(kind.facets ?? {}).map(([field, { label, parameter = field }]) => ({
    field,
    id: parameter,
    label,
    labels: labelsOf(facets[field] ?? {}),
  }))
  const guides = currentPages(pages, kind.type)
  const cardOf = (page: PageSummary): IndexCard => ({
    title: page.title,
    href: publicHref(page.route),
    description: page.description,
    logos: (page.technologies ?? []).map((name) => {
      const { label = name, icon } = technologies[name] ?? {}
      return { name: label, icon }
    }),
    minutes: page.minutes,
    values: {
      theme: page.theme === undefined ? [] : [page.theme],
      technology: page.technologies ?? [],
      ...Object.fromEntries(ownFacets.map(({ field, id }) => [id, page.facets?.[field] ?? []])),
    },
    keywords: page.keywords,
    isNew: isNew(page.publishedOn),
    links: [],
  })
  // A page can have the indexes of several kinds.
  const idOf = (name: string) => (kind.name === 'guide' ? name : `${kind.name}-${name}`)
  const byTheme = Object.entries(themes)
    .map(([theme, { label }]) => ({
      id: idOf(`theme-${theme}`),
      label,
      cards: guides.filter((page) => page.theme === theme).map(cardOf),
    }))
    .filter(({ cards }) => cards.length > 0)
  const others = guides.filter(({ theme }) => theme === undefined).map(cardOf)
  const label = byTheme.length === 0 ? kindTitle(kind) : `Other ${kind.many}`
  const groups = others.length === 0 ? byTheme : [...byTheme, { id: idOf('no-theme'), label, cards: others }]
  const cards = groups.flatMap((group) => group.cards)
  const { theme: themeLabel = 'Theme', technology } = filterNames
  return {
    noun: { one: kind.one, many: kind.many },
    tools: 'names',
    shownCards: 4,
    facets: [
      facetOf({ id: 'theme', label: themeLabel, labels: labelsOf(themes), isOrdered: true }, cards),
      technologyFacet(technologies, technology, cards),
      ...ownFacets.map(({ id, label, labels }) => facetOf({ id, label, labels, isOrdered: true }, cards)),
    ],
    groups,
  }
}
