import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { integrationIndexSlot } from '#components/mdx/integration-index.ts'
import type { CardIndex } from '#lib/card-index/card-index.ts'
import { indexHeadings, newnessOf } from '#lib/card-index/card-index.ts'
import { cardIndexHtml } from '#lib/card-index/card-index-html.ts'
import { cardIndexMarkdown } from '#lib/card-index/card-index-markdown.ts'
import { currentPages, guideCards } from '#lib/card-index/guide-cards.ts'
import { integrationCards } from '#lib/card-index/integration-cards.ts'
import { type GuideLinks, relatedGuides } from '#lib/card-index/related-guides.ts'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import type { Marks } from '#lib/content/mark-file.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { normalizeRoute, type RoutePath } from '#lib/pages/route.ts'
import type { PageSummary } from '#lib/site/manifest.ts'
import { shortHash } from '../disk/hash.ts'
import { memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import type { LoadedSite } from '../read/loaded-site.ts'
import { markSprite } from '../read/read-marks.ts'
import type { PageDocument } from './load-documents.ts'

/** Address of the file with the logos. */
export const spritePath = '/generated/logos.svg'

/** An index of cards, ready to be inserted into the pages that show it. */
export interface FinishedIndex {
  /** Its placeholder in a compiled page. */
  slot: string
  html: string
  markdown: string
  headings: readonly Heading[]
}

/** Placeholders for indexes in compiled pages. */
export function indexSlots(kinds: PageKindsConfig): string[] {
  return [...listedKinds(kinds).map(({ name }) => guideIndexSlot(name)), integrationIndexSlot]
}

const logosOf = ({ tools, groups }: CardIndex) =>
  tools === 'names'
    ? []
    : groups.flatMap(({ cards }) => cards.flatMap(({ logos }) => logos.flatMap(({ icon }) => icon ?? [])))

type Indexes = { indexes: FinishedIndex[]; sprite: string }

/** The indexes, and the related guides of each guide. */
interface FinishedCards extends Indexes {
  relatedGuides: ReadonlyMap<RoutePath, GuideLinks>
}

/** The page with the list of a kind. */
function indexPage(documents: readonly PageDocument[], kind: string): RoutePath | undefined {
  const lists = ({ data, indexes }: PageDocument) =>
    data.version === undefined && indexes.includes(guideIndexSlot(kind))
  return documents.find(lists)?.data.route
}

/** The cards of a site, by the placeholder of their index. */
function siteCards(
  { themes, technologies, facets, integrations, config }: LoadedSite,
  documents: readonly PageDocument[],
  pages: readonly PageSummary[],
): { slot: string; index: CardIndex }[] {
  const newIn = (all: readonly { publishedOn?: string | undefined }[]) =>
    newnessOf(
      all.map(({ publishedOn }) => publishedOn),
      config.newForDays,
    )
  const guideIndex = indexPage(documents, 'guide')
  return [
    ...listedKinds(config.pageKinds).map((kind) => ({
      slot: guideIndexSlot(kind.name),
      index: guideCards({
        pages,
        kind,
        themes,
        technologies,
        facets,
        filterNames: config.filterNames?.guides,
        isNew: newIn(currentPages(pages, kind.type)),
      }),
    })),
    {
      slot: integrationIndexSlot,
      index: integrationCards({
        integrations,
        technologies,
        pages,
        guideIndex,
        guideNoun: config.pageKinds.guide,
        filterNames: config.filterNames?.integrations,
        isNew: newIn(integrations.entries),
      }),
    },
  ]
}

/** Renders the indexes of guides and integrations, with the file of their marks, only when a card or a mark has changed. */
export function createIndexFinisher() {
  const reuseCards = reuseEqual<ReturnType<typeof siteCards>>()
  const finish = memoizeLast(
    (cards: ReturnType<typeof siteCards>, own: Marks, origin: string, synonyms: string[][]): Indexes => {
      const sprite = markSprite(
        cards.flatMap(({ index }) => logosOf(index)),
        own,
      )
      const address = `${spritePath}?v=${shortHash(sprite)}`
      const indexes = cards.map(({ slot, index }) => ({
        slot,
        html: cardIndexHtml(index, { sprite: address, synonyms }),
        markdown: cardIndexMarkdown(index, origin),
        headings: indexHeadings(index),
      }))
      return { indexes, sprite }
    },
  )
  return (site: LoadedSite, documents: readonly PageDocument[], pages: readonly PageSummary[]): FinishedCards => {
    const { themes, technologies, marks, config, synonyms } = site
    const linksOf = (route: RoutePath) => links.get(route) ?? new Set<RoutePath>()
    const links = new Map(
      site.pages.map(({ route, compiled }) => [route, new Set(compiled.links.map(({ href }) => normalizeRoute(href)))]),
    )
    return {
      ...finish(reuseCards(siteCards(site, documents, pages)), marks.own, config.url, synonyms),
      relatedGuides: new Map(
        listedKinds(config.pageKinds).flatMap(({ name, type }) => [
          ...relatedGuides({ pages, type, themes, technologies, index: indexPage(documents, name), linksOf }),
        ]),
      ),
    }
  }
}
