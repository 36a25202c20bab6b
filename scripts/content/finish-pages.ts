import { pageTwin } from '#lib/agents/page-twin.ts'
import { headingsWithSlot } from '#lib/card-index/index-headings.ts'
import type { ResponsivePicture } from '#lib/images/picture-html.ts'
import { fillPictures } from '#lib/images/picture-slots.ts'
import { type CodeFigure, loadCodeFigure } from '#lib/markdown/code-figure.ts'
import type { PageData, TagData } from '#lib/pages/manifest.ts'
import { fillPlaygrounds } from '#lib/playground/fill-playgrounds.ts'
import type { PlaygroundResult } from '#lib/playground/result.ts'
import type { CalledOperation } from '#lib/samples/calls/operation-use.ts'
import type { SitePlaygrounds } from '../samples/check-playgrounds.ts'
import type { FinishedIndex } from './card-indexes.ts'
import type { KeptTexts } from './kept-texts.ts'
import type { PageDocument } from './load-documents.ts'
import { sha256 } from './page-cache.ts'
import { rememberByName, rememberLast } from './remember-last.ts'
import { renderArticle } from './render-views.tsx'

/** A page as it is written: everything that other pages have a say in is in it. */
export interface FinishedPage {
  data: PageData
  /** The data as a file. */
  json: string
  /** The article as a file. */
  article: string
  /** The page as Markdown, as a file. */
  twin: () => string
  /** Changes with anything of it. */
  hash: string
}

/** What other parts of a site show on its pages. */
export interface PageSurroundings {
  operationsOf: ReadonlyMap<string, readonly CalledOperation[]>
  indexes: readonly FinishedIndex[]
  tags: readonly TagData[]
  /** Public origin of the site. */
  origin: string
  pictures: ReadonlyMap<string, ResponsivePicture>
  playgrounds: SitePlaygrounds
}

/** Of them, what one page shows. */
interface Insets {
  operations: readonly CalledOperation[]
  indexes: readonly FinishedIndex[]
  tags: readonly TagData[]
  origin: string
  pictures: [src: string, picture: ResponsivePicture][]
  programs: [line: number, result: PlaygroundResult][]
}

function insetsOf(
  { data, indexes: shown, pictures }: PageDocument,
  { operationsOf, indexes, tags, origin, ...site }: PageSurroundings,
): Insets {
  return {
    operations: operationsOf.get(data.route) ?? [],
    indexes: indexes.filter(({ slot }) => shown.includes(slot)),
    tags: tags.filter(({ slug }) => data.tags.includes(slug)),
    origin,
    pictures: pictures.flatMap((src) => {
      const picture = site.pictures.get(src)
      return picture === undefined ? [] : [[src, picture]]
    }),
    programs: [...(site.playgrounds.results.get(data.route) ?? [])],
  }
}

function finishPage(
  { data: own, html, markdown }: PageDocument,
  insets: Insets,
  figure: CodeFigure,
  kept: KeptTexts,
): FinishedPage {
  const { indexes, operations, tags, origin } = insets
  const headings = indexes.reduce((all, index) => headingsWithSlot(all, html, index.slot, index.headings), own.headings)
  const data: PageData = { ...own, headings, operations }
  const withPictures = fillPictures(html, new Map(insets.pictures))
  const withIndexes = indexes.reduce((body, index) => body.replace(index.slot, () => index.html), withPictures)
  const article = renderArticle(data, fillPlaygrounds(withIndexes, new Map(insets.programs), figure), tags)
  const json = JSON.stringify(data)
  const twin = rememberLast(() => {
    const body = indexes.reduce((all, index) => all.replace(index.slot, () => index.markdown), markdown)
    return kept.get(['twin', json, body, origin], () => pageTwin(data, body, origin))
  })
  return { data, json, article, twin, hash: sha256(json, article) }
}

export type PageFinisher = (
  document: PageDocument,
  surroundings: PageSurroundings,
  kept: KeptTexts,
) => Promise<FinishedPage>

/** Finishes pages, each only when it or something that it shows has changed. */
export function createPageFinisher(): PageFinisher {
  const finish = rememberByName((_route, document: PageDocument, insets: string, figure: CodeFigure, kept: KeptTexts) =>
    finishPage(document, JSON.parse(insets) as Insets, figure, kept),
  )
  return async (document, surroundings, kept) => {
    const insets = JSON.stringify(insetsOf(document, surroundings))
    return finish(document.data.route, document, insets, await loadCodeFigure(), kept)
  }
}
