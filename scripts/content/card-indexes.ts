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

const logosOf = ({ groups }: CardIndex) =>
  groups.flatMap(({ cards }) => cards.flatMap(({ logos }) => logos.flatMap(({ icon }) => icon ?? [])))

/** Makes the indexes of guides and of integrations, and the file with their logos. */
export function cardIndexes(
  { themes, technologies, integrations, config }: LoadedSite,
  documents: readonly PageDocument[],
  pages: readonly PageSummary[],
): { indexes: FinishedIndex[]; sprite: string } {
  const lists = ({ html, data }: PageDocument) => data.version === undefined && html.includes(guideIndexSlot)
  const dates = [...pages, ...integrations.entries].map(({ publishedOn }) => publishedOn)
  const isNew = newnessOf(dates, config.newForDays)
  const guides = guideCards({ pages, themes, technologies, capabilities: guideCapabilities, isNew })
  const guideIndex = documents.find(lists)?.data.route
  const connected = integrationCards({ integrations, technologies, pages, guideIndex, isNew })
  const made = [
    { slot: guideIndexSlot, index: guides },
    { slot: integrationIndexSlot, index: connected },
  ]
  const sprite = logoSprite(made.flatMap(({ index }) => logosOf(index)))
  const address = `${spritePath}?v=${sha256(sprite).slice(0, 8)}`
  const indexes = made.map(({ slot, index }) => ({
    slot,
    html: cardIndexHtml(index, address),
    markdown: cardIndexMarkdown(index, config.url),
    headings: indexHeadings(index),
  }))
  return { indexes, sprite }
}
