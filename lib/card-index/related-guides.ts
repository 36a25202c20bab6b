import type { Technologies } from '../content/technology-file.ts'
import { durationText } from '../pages/duration.ts'
import { publicHref } from '../pages/public-href.ts'
import type { RoutePath } from '../pages/route.ts'
import { stemOf } from '../search/words/stemmed-word.ts'
import { stopWords } from '../search/words/stop-words.ts'
import { wordsOf } from '../search/words/tokenize.ts'
import type { PageSummary } from '../site/manifest.ts'

/** A guide that has something in common with another one. */
export interface RelatedGuide {
  title: string
  description: string
  route: RoutePath
  /** Its tools, and the time that it takes; empty if nothing can be said. */
  facts: string
}

/** The guides that another one leads to at its end. */
export interface GuideLinks {
  related: readonly RelatedGuide[]
  /** The list of all guides of its theme, if that has others and a page shows it. */
  ofTheme: { label: string; count: number; href: string } | undefined
}

/** What a page leads to that isn't a guide. */
export const noGuideLinks: GuideLinks = { related: [], ofTheme: undefined }

interface GuideLinksSource {
  pages: readonly PageSummary[]
  /** The type of the guides, or of the pages of another kind that are listed like guides. */
  type: string
  themes: Readonly<Record<string, { label: string }>>
  technologies: Technologies
  /** The page with the list of the guides, if there is one. */
  index: RoutePath | undefined
  /** Routes that a page links to. */
  linksOf: (route: RoutePath) => ReadonlySet<string>
}

/** Number of related guides at the end of a guide. */
const shown = 3

/** The stems of a text's words that say what it is about. Names such as “GitHub” aren't divided at their capitals. */
const stemsOf = (text: string) =>
  wordsOf(text.toLowerCase()).flatMap((word) => (stopWords.has(word) ? [] : [stemOf(word)]))

/**
 * Everything that two guides can have in common, and how much of a guide it is: several technologies are usually
 * alternatives. Their names aren't counted again as words.
 */
function featuresOf({ title, description, keywords, theme, technologies = [], facets = {} }: PageSummary) {
  const names = new Set(technologies.flatMap((name) => stemsOf(name.replaceAll('-', ' '))))
  const words = stemsOf([title, description, ...keywords].join(' ')).filter((word) => !names.has(word))
  const wholly = [
    ...(theme === undefined ? [] : [`theme ${theme}`]),
    ...Object.entries(facets).flatMap(([field, values]) => values.map((value) => `${field}: ${value}`)),
    ...words.map((word) => `about ${word}`),
  ]
  return new Map([
    ...technologies.map((name) => [`uses ${name}`, 1 / Math.sqrt(technologies.length)] as const),
    ...wholly.map((feature) => [feature, 1] as const),
  ])
}

function factsOf(
  { technologies = [], minutes }: Pick<PageSummary, 'technologies' | 'minutes'>,
  labels: Technologies,
): string {
  const tools = technologies.map((name) => labels[name]?.label ?? name).join(', ')
  return [tools, minutes === undefined ? '' : durationText(minutes)].filter((fact) => fact !== '').join(' · ')
}

/**
 * The guides that have most in common with each guide, first those of its theme. What few guides share counts more, and
 * a link to this guide counts as much as the rarest. Guides that it links to itself come last.
 */
export function relatedGuides({
  pages,
  type,
  themes,
  technologies,
  index,
  linksOf,
}: GuideLinksSource): Map<RoutePath, GuideLinks> {
  const all = pages
    .filter((page) => page.type === type)
    .map((page) => ({ page, features: featuresOf(page), links: linksOf(page.route) }))
    .sort((a, b) => a.page.title.localeCompare(b.page.title, 'en'))
  const counts = new Map<string, number>()
  for (const { features } of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weightOf = (count: number) => Math.log(1 + all.length / count)
  const listOf = (theme: string | undefined, count: number): GuideLinks['ofTheme'] =>
    theme === undefined || index === undefined || count < 2
      ? undefined
      : { label: themes[theme]?.label ?? theme, count, href: `${publicHref(index)}?theme=${encodeURIComponent(theme)}` }

  return new Map(
    all.map((own) => {
      const { page, features, links } = own
      const ofVersion = all.filter((other) => other.page.version === page.version)
      const ofTheme = ofVersion.filter((other) => other.page.theme === page.theme)
      const scoreOf = (other: (typeof all)[number]) =>
        [...other.features].reduce(
          (sum, [feature, part]) =>
            sum + Math.min(part, features.get(feature) ?? 0) * weightOf(counts.get(feature) ?? 1),
          other.links.has(page.route) ? weightOf(1) : 0,
        )
      const related = ofVersion
        .filter((other) => other !== own)
        .map((other) => ({
          page: other.page,
          isLinked: links.has(other.page.route),
          isOfTheme: page.theme !== undefined && other.page.theme === page.theme,
          score: scoreOf(other),
        }))
        // Guides with equal scores stay in the order of their titles.
        .sort(
          (a, b) =>
            Number(a.isLinked) - Number(b.isLinked) || Number(b.isOfTheme) - Number(a.isOfTheme) || b.score - a.score,
        )
        .slice(0, shown)
        .map(({ page: { title, description, route, ...other } }) => ({
          title,
          description,
          route,
          facts: factsOf(other, technologies),
        }))
      return [page.route, { related, ofTheme: listOf(page.theme, ofTheme.length) }]
    }),
  )
}
