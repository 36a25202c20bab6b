import type { GuideLinks } from '#lib/card-index/related-guides.ts'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import { durationText } from '#lib/pages/duration.ts'
import type { Heading } from '#lib/pages/heading.ts'
import { showsReadingProgress } from '#lib/pages/reading-progress.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { sentence } from '#lib/pages/sentence.ts'
import type { PageData, TagData } from '#lib/site/manifest.ts'
import { ApiHomeLink } from '../api-reference/explorer-link.tsx'
import { PageOperations } from '../api-reference/page-operations.tsx'
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx'
import { JsonLd } from '../page-parts/json-ld.tsx'
import { PageActions } from '../page-parts/page-actions.tsx'
import { Pagination } from '../page-parts/pagination.tsx'
import { RelatedGuides, relatedHeading } from '../page-parts/related-guides.tsx'
import { TabRestore } from '../page-parts/tab-restore.tsx'
import { TableOfContents } from '../page-parts/table-of-contents.tsx'
import { site } from '../site.ts'
import { TagLinks } from '../tags/tag-links.tsx'

interface FactsProps {
  /** How long the page takes, in words; undefined where nothing can be said. */
  duration: string | undefined
  lastUpdated: string | undefined
  route: RoutePath
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The time that a page takes, the date of its last change if known, and its actions. */
function PageFacts({ duration, lastUpdated, route }: FactsProps) {
  return (
    <div className="page-facts">
      {duration === undefined ? null : <span>{duration}</span>}
      {lastUpdated === undefined ? null : (
        <span>
          Updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
      <PageActions route={route} />
    </div>
  )
}

/** A guide takes longer to follow than to read, and only guides have a theme. */
function durationOf({ minutes, theme, readingMinutes }: PageData): string | undefined {
  if (minutes !== undefined) return `About ${durationText(minutes)}`
  return theme === undefined ? `${readingMinutes} min read` : undefined
}

/** The heading of the operations that a page calls, as their list has it. */
const operationsHeading: Heading = { id: 'api-operations', depth: 2, text: 'API operations on this page' }

/** Letters and digits of a text, regardless of its markup. */
const lettersOf = (text: string) => text.replace(/<[^>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Whether a description is only the beginning of the first paragraph, as in a page that was migrated without one. */
function repeatsText(description: string, body: string): boolean {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(body) ?? []
  return lettersOf(paragraph).startsWith(lettersOf(description))
}

interface Props {
  page: PageData
  /** Finished HTML of the page's Markdown. */
  body: string
  tags: readonly TagData[]
  guides: GuideLinks
}

/**
 * The template of all documentation pages. The content build renders it to finished HTML. A landing page has its own
 * header and uses the full width.
 */
export function ArticleView({ page, body, tags, guides }: Props) {
  const zoom = site.zoom !== undefined && /<img|class="screen"/.test(body) ? '' : undefined
  const prose = (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
    <div className="prose" data-zoom={zoom} dangerouslySetInnerHTML={{ __html: body }} />
  )
  const jsonLd = <JsonLd crumbs={page.breadcrumbs} title={page.title} route={page.route} />
  if (page.layout === 'landing') {
    return (
      <>
        {prose}
        {jsonLd}
      </>
    )
  }
  const kind = listedKinds(site.pageKinds).find(({ type }) => type === page.type)
  const headings = [
    ...page.headings,
    ...(page.operations.length > 0 ? [operationsHeading] : []),
    ...(guides.related.length > 0 ? [relatedHeading(kind)] : []),
  ]
  const isIndex = body.includes('class="card-index"')
  return (
    <>
      {showsReadingProgress(page.readingMinutes, site) ? <div className="reading-progress" aria-hidden="true" /> : null}
      <Breadcrumbs crumbs={isIndex ? [] : page.breadcrumbs} />
      <h1>{page.title}</h1>
      {repeatsText(page.description, body) ? null : <p className="lead">{sentence(page.description)}</p>}
      <PageFacts
        duration={isIndex ? undefined : durationOf(page)}
        lastUpdated={isIndex ? undefined : page.lastUpdated}
        route={page.route}
      />
      <ApiHomeLink page={page} />
      {page.tableOfContents && page.headings.length > 1 ? <TableOfContents headings={headings} /> : null}
      {prose}
      {body.includes('class="tabs"') ? <TabRestore /> : null}
      <PageOperations operations={page.operations} />
      <TagLinks tags={tags.filter(({ slug }) => page.tags.includes(slug) && slug !== kind?.name)} />
      <RelatedGuides guides={guides} kind={kind} />
      <Pagination previous={page.place?.previous} next={page.place?.next} file={page.file} route={page.route} />
      {jsonLd}
    </>
  )
}
