import { pageList, pageMarkdownVersion } from '#lib/agents/markdown-version.ts'
import type { CalledOperation } from '#lib/api/operation-use.ts'
import { headingsWithSlot } from '#lib/card-index/card-index.ts'
import { type GuideLinks, noGuideLinks } from '#lib/card-index/related-guides.ts'
import type { ResponsivePicture } from '#lib/images/picture-html.ts'
import { fillPictures } from '#lib/images/picture-slots.ts'
import { type CodeFigure, loadCodeFigure } from '#lib/markdown/code-figure.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { fillPlaygrounds } from '#lib/playground/fill-playgrounds.ts'
import type { PlaygroundResult } from '#lib/playground/result.ts'
import type { IndexedPage, PageData, TagData } from '#lib/site/manifest.ts'
import { sha256 } from '../disk/hash.ts'
import { memoizeByName, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import type { Step, Store } from '../disk/store.ts'
import type { SitePlaygrounds } from '../read/samples/check-playgrounds.ts'
import type { FinishedIndex } from './card-indexes.ts'
import type { FinishedOperation } from './finish-operations.ts'
import type { PageDocument } from './load-documents.ts'
import { renderArticle, renderSection } from './render-views.tsx'

/** A page as it is written, including everything that depends on other pages. */
export interface FinishedPage extends Omit<FinishedOperation, 'node'> {
  data: PageData
}

/** What other parts of a site show on its pages. */
interface PageSurroundings {
  operationsOf: ReadonlyMap<string, readonly CalledOperation[]>
  indexes: readonly FinishedIndex[]
  tags: readonly TagData[]
  /** Public origin of the site. */
  origin: string
  pictures: ReadonlyMap<string, ResponsivePicture>
  playgrounds: SitePlaygrounds
  /** Guides that each guide leads to. */
  relatedGuides: ReadonlyMap<string, GuideLinks>
  /** The pages below the page of a category. */
  childPages: ReadonlyMap<string, readonly IndexedPage[]>
}

/** The part of the surroundings that one page shows. */
interface Insets extends Pick<PageSurroundings, 'indexes' | 'tags' | 'origin'> {
  operations: readonly CalledOperation[]
  pictures: [src: string, picture: ResponsivePicture][]
  programs: [line: number, result: PlaygroundResult][]
  guides: GuideLinks
  childPages: readonly IndexedPage[]
}

const sectionHeading: Heading = { id: 'in-this-section', depth: 2, text: 'In this section' }

/**
 * The pages that the page of a category lists at its end: none if a writer made cards for all of them, or if the next
 * page is the only one.
 */
function listedBelow(pages: readonly IndexedPage[], html: string): readonly IndexedPage[] {
  const hasOwnCards =
    html.includes('class="cards"') && pages.every(({ route }) => html.includes(`href="${publicHref(route)}"`))
  return pages.length < 2 || hasOwnCards ? [] : pages
}

function insetsOf(
  { data, html, indexes: shownSlots, pictures }: PageDocument,
  { operationsOf, indexes, tags, origin, ...site }: PageSurroundings,
): Insets {
  return {
    operations: operationsOf.get(data.route) ?? [],
    indexes: indexes.filter(({ slot }) => shownSlots.includes(slot)),
    tags: tags.filter(({ slug }) => data.tags.includes(slug)),
    origin,
    pictures: pictures.flatMap((src) => {
      const picture = site.pictures.get(src)
      return picture === undefined ? [] : [[src, picture]]
    }),
    programs: [...(site.playgrounds.results.get(data.route) ?? [])],
    guides: site.relatedGuides.get(data.route) ?? noGuideLinks,
    childPages: listedBelow(site.childPages.get(data.route) ?? [], html),
  }
}

function finishPage(
  { data: ownData, html, markdown }: PageDocument,
  insets: Insets,
  figure: CodeFigure,
  texts: Step<string>,
): FinishedPage {
  const { indexes, operations, tags, origin, childPages } = insets
  const isSection = childPages.length > 0
  const ownHeadings = indexes.reduce(
    (all, index) => headingsWithSlot(all, html, index.slot, index.headings),
    ownData.headings,
  )
  const headings = isSection ? [...ownHeadings, sectionHeading] : ownHeadings
  const data: PageData = { ...ownData, headings, operations }
  const ownBody = indexes.reduce((all, index) => all.replace(index.slot, () => index.html), html)
  const body = isSection ? ownBody + renderSection(sectionHeading, childPages) : ownBody
  const rendered = renderArticle(data, body, tags, insets.guides)
  const article = fillPlaygrounds(fillPictures(rendered, new Map(insets.pictures)), new Map(insets.programs), figure)
  const json = JSON.stringify(data)
  const markdownVersion = memoizeLast(() => {
    const ownText = indexes.reduce((all, index) => all.replace(index.slot, () => index.markdown), markdown)
    const text = isSection ? `${ownText}\n\n## ${sectionHeading.text}\n\n${pageList(childPages, origin)}` : ownText
    return texts.keep(['markdownVersion', json, text, origin], () => pageMarkdownVersion(data, text, origin))
  })
  return { data, article, markdownVersion, hash: sha256(json, article) }
}

/** Finishes pages. Each is finished again only when it or something that it shows has changed. */
export function createPageFinisher(store: Store) {
  const texts = store.step<string>('texts')
  const reuseInsets = memoizeByName((_route) => reuseEqual<Insets>())
  const finish = memoizeByName((_route, document: PageDocument, insets: Insets, figure: CodeFigure) =>
    finishPage(document, insets, figure, texts),
  )
  return async (document: PageDocument, surroundings: PageSurroundings) => {
    const { route } = document.data
    return finish(route, document, reuseInsets(route)(insetsOf(document, surroundings)), await loadCodeFigure())
  }
}
