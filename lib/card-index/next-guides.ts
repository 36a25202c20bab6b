import type { RoutePath } from '../pages/route.ts'
import type { PageSummary } from '../site/manifest.ts'

/** A guide that another one leads to at its end. */
export interface NextGuide {
  /** Why it is there, such as “Next in Incidents”; empty for a page without a theme. */
  label: string
  title: string
  route: RoutePath
}

interface GuideLinksSource {
  pages: readonly PageSummary[]
  /** The type of the guides, or of the pages of another kind that are listed like guides. */
  type: string
  themes: Readonly<Record<string, { label: string }>>
  /** Routes that a page links to. */
  linksOf: (route: RoutePath) => ReadonlySet<string>
}

/** Number of guides at the end of a guide. */
const shown = 3

/** Everything that two guides can have in common. */
function featuresOf({ theme, technologies = [], facets = {} }: PageSummary): string[] {
  return [
    ...(theme === undefined ? [] : [`theme ${theme}`]),
    ...technologies.map((name) => `uses ${name}`),
    ...Object.entries(facets).flatMap(([field, values]) => values.map((value) => `${field}: ${value}`)),
  ]
}

/**
 * The guides that each guide leads to: the next one of its theme, in the order of the index, and those that have most
 * in common with it. What few guides share counts more, and a link to this guide counts as much as the rarest. Guides
 * that it links to itself are left out, unless there are too few others.
 */
export function nextGuides({ pages, type, themes, linksOf }: GuideLinksSource): Map<RoutePath, NextGuide[]> {
  const all = pages
    .filter((page) => page.type === type)
    .map((page) => ({ page, features: new Set(featuresOf(page)), links: linksOf(page.route) }))
    .sort((a, b) => a.page.title.localeCompare(b.page.title, 'en'))
  const counts = new Map<string, number>()
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weightOf = (count: number) => Math.log(1 + all.length / count)
  const labelOf = ({ theme = '' }: PageSummary) => themes[theme]?.label ?? theme

  return new Map(
    all.map((own, at) => {
      const { page, features, links } = own
      const others = all.filter((other) => other !== own && other.page.version === page.version)
      const isLinked = (other: (typeof all)[number]) => links.has(other.page.route)
      const following = all
        .slice(at + 1)
        .find((other) => others.includes(other) && other.page.theme === page.theme && !isLinked(other))
      const scoreOf = (other: (typeof all)[number]) =>
        [...other.features].reduce(
          (sum, feature) => sum + (features.has(feature) ? weightOf(counts.get(feature) ?? 1) : 0),
          other.links.has(page.route) ? weightOf(1) : 0,
        )
      const ranked = others
        .filter((other) => other !== following)
        .map((other) => ({ other, isLinked: isLinked(other), score: scoreOf(other) }))
        // Guides with equal scores stay in the order of their titles.
        .sort((a, b) => Number(a.isLinked) - Number(b.isLinked) || b.score - a.score)
        .map(({ other }) => ({ ...other, label: labelOf(other.page) }))
      const first =
        following === undefined
          ? []
          : [{ ...following, label: page.theme === undefined ? 'Next' : `Next in ${labelOf(page)}` }]
      const next = [...first, ...ranked].slice(0, shown)
      return [page.route, next.map(({ label, page: { title, route } }) => ({ label, title, route }))]
    }),
  )
}
