import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiFacts } from '#components/api-reference/explorer-overview.tsx'
import { ExplorerView } from '#components/api-reference/explorer-view.tsx'
import { OperationView } from '#components/api-reference/operation-view.tsx'
import { ArticleView } from '#components/article/article-view.tsx'
import { PageMenu } from '#components/article/page-menu.tsx'
import { FooterView } from '#components/layout/footer-view.tsx'
import { HeaderView } from '#components/layout/header-view.tsx'
import { CategoryView } from '#components/navigation/category-view.tsx'
import { PageCards } from '#components/page-parts/page-cards.tsx'
import { site } from '#components/site.ts'
import type { ApiOperation, ApiReference } from '#lib/api/api-operation.ts'
import type { CallingPage } from '#lib/api/operation-use.ts'
import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import { descriptionHtml, type PageTools } from '#lib/api/view/page-tools.ts'
import type { GuideLinks } from '#lib/card-index/related-guides.ts'
import { operationGroups } from '#lib/navigation/operation-items.ts'
import type { Sidebar } from '#lib/navigation/sidebar-file.ts'
import type { Heading } from '#lib/pages/heading.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import type { IndexedPage, Manifest, PageData, PageSummary, TagData } from '#lib/site/manifest.ts'

// Views without state become finished HTML here, once, so that no page's data carries a second copy of them.

export function renderArticle(page: PageData, body: string, tags: readonly TagData[], guides: GuideLinks): string {
  return renderToStaticMarkup(<ArticleView page={page} body={body} tags={tags} guides={guides} />)
}

/** What the page of a category ends with: the pages below it. */
export function renderSection({ id, text }: Heading, pages: readonly IndexedPage[]): string {
  return renderToStaticMarkup(
    <>
      <h2 id={id}>{text}</h2>
      <PageCards pages={pages} />
    </>,
  )
}

export function renderOperation(
  page: PageData,
  operation: ApiOperation,
  description: OperationDescription,
  usedIn: readonly CallingPage[],
  tools: PageTools,
): string {
  return renderToStaticMarkup(
    <OperationView page={page} operation={operation} description={description} usedIn={usedIn} tools={tools} />,
  )
}

interface ApiInfo {
  version?: string
  description?: string
  contact?: { name?: string; url?: string; email?: string }
}

function contactOf({ contact: { name, url, email } = {} }: ApiInfo): ApiFacts['contact'] {
  const href = url ?? (email === undefined ? undefined : `mailto:${email}`)
  return href === undefined ? undefined : { name: name ?? email ?? href, href }
}

/**
 * @param sidebars those of the current version, whose order the explorer follows
 * @param home first page of the API's reference
 */
export function renderExplorer(api: ApiReference, sidebars: readonly Sidebar[], home: RoutePath | undefined): string {
  const info = api.bundle.info as ApiInfo
  const { version, description = '' } = info
  // Its links are absolute, for those who download it; here they stay on the site.
  const text = description.replaceAll(`](${site.url}/`, '](/')
  const facts = { title: api.title, version, description: text, contact: contactOf(info) }
  return renderToStaticMarkup(
    <ExplorerView
      groups={operationGroups(sidebars, api.operations)}
      facts={facts}
      home={home}
      tools={{ describe: descriptionHtml }}
    />,
  )
}

export function renderCategory(category: Manifest['categories'][number], pages: readonly PageSummary[]): string {
  return renderToStaticMarkup(<CategoryView category={category} pages={pages} />)
}

/**
 * @param searchWorker address of the search worker
 * @param assistant hash of the assistant's settings; undefined without an assistant
 * @param menu ID of the sidebar that pages without one have in their menu
 */
export function renderHeader(searchWorker: string, assistant: string | undefined, menu: string | undefined): string {
  return renderToStaticMarkup(<HeaderView searchWorker={searchWorker} assistant={assistant} menu={menu} />)
}

export function renderPageMenu(): string {
  return renderToStaticMarkup(<PageMenu />)
}

export function renderFooter(): string {
  return renderToStaticMarkup(<FooterView />)
}
