import { guideIndexSlot } from '#components/mdx/guide-index.ts'
import { integrationIndexSlot } from '#components/mdx/integration-index.ts'
import type { CardIndex } from '#lib/card-index/card-index.ts'
import { cardIndexHtml } from '#lib/card-index/card-index-html.ts'
import { cardIndexMarkdown } from '#lib/card-index/card-index-markdown.ts'
import { guideCards } from '#lib/card-index/guide-cards.ts'
import { indexHeadings } from '#lib/card-index/index-headings.ts'
import { integrationCards } from '#lib/card-index/integration-cards.ts'
import { newnessOf } from '#lib/card-index/is-new.ts'
import type { Heading } from '#lib/markdown/rehype-headings.ts'
import type { PageSummary } from '#lib/pages/manifest.ts'
import { guideCapabilities } from '../../schema/guide.ts'
import type { PageDocument } from './load-documents.ts'
import type { LoadedSite } from './load-site.ts'
import { logoSprite } from './logo-files.ts'
import { sha256 } from './page-cache.ts'
import { rememberLast } from './remember-last.ts'

/** Address of the file with the logos. */
export const spritePath = '/generated/logos.svg'

/** An index of cards, ready to be put where a page shows it. */
export interface FinishedIndex {
  /** Text that stands for it in a compiled page. */
  slot: string
  html: string
  markdown: string
  headings: readonly Heading[]
}

/** Texts that stand for indexes in compiled pages. */
export const indexSlots = [guideIndexSlot, integrationIndexSlot] as const

const logosOf = ({ groups }: CardIndex) =>
  groups.flatMap(({ cards }) => cards.flatMap(({ logos }) => logos.flatMap(({ icon }) => icon ?? [])))

type Indexes = { indexes: FinishedIndex[]; sprite: string }

/** The cards of a site, by the text that stands for their index in a compiled page. */
function siteCards(
  { themes, technologies, integrations, config }: LoadedSite,
  documents: readonly PageDocument[],
  pages: readonly PageSummary[],
): { slot: string; index: CardIndex }[] {
  const lists = ({ data, indexes }: PageDocument) => data.version === undefined && indexes.includes(guideIndexSlot)
  const dates = [...pages, ...integrations.entries].map(({ publishedOn }) => publishedOn)
  const isNew = newnessOf(dates, config.newForDays)
  const guideIndex = documents.find(lists)?.data.route
  return [
    {
      slot: guideIndexSlot,
      index: guideCards({ pages, themes, technologies, capabilities: guideCapabilities, isNew }),
    },
    { slot: integrationIndexSlot, index: integrationCards({ integrations, technologies, pages, guideIndex, isNew }) },
  ]
}

export type IndexFinisher = (
  site: LoadedSite,
  documents: readonly PageDocument[],
  pages: readonly PageSummary[],
) => Indexes

/** Makes the indexes of guides and of integrations with the file of their logos, anew only when a card has changed. */
export function createIndexFinisher(): IndexFinisher {
  const finish = rememberLast((cards: string, origin: string): Indexes => {
    const made = JSON.parse(cards) as ReturnType<typeof siteCards>
    const sprite = logoSprite(made.flatMap(({ index }) => logosOf(index)))
    const address = `${spritePath}?v=${sha256(sprite).slice(0, 8)}`
    const indexes = made.map(({ slot, index }) => ({
      slot,
      html: cardIndexHtml(index, address),
      markdown: cardIndexMarkdown(index, origin),
      headings: indexHeadings(index),
    }))
    return { indexes, sprite }
  })
  return (site, documents, pages) => finish(JSON.stringify(siteCards(site, documents, pages)), site.config.url)
}
