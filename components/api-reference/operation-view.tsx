import type { ApiOperation } from '#lib/api/api-operation.ts'
import { operationNodePath } from '#lib/api/downloads.ts'
import type { CallingPage } from '#lib/api/operation-use.ts'
import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'
import type { PageData } from '#lib/site/manifest.ts'
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx'
import { JsonLd } from '../page-parts/json-ld.tsx'
import { PageActions } from '../page-parts/page-actions.tsx'
import { Pagination } from '../page-parts/pagination.tsx'
import { TabRestore } from '../page-parts/tab-restore.tsx'
import { TableOfContents } from '../page-parts/table-of-contents.tsx'
import { Endpoint } from './endpoint.tsx'
import { ExplorerLink } from './explorer-link.tsx'
import { finishedTexts, Markdown } from './markdown.tsx'
import { OperationBadges } from './operation-badges.tsx'
import { OperationSections } from './operation-sections.tsx'
import { referenceCrumbs } from './reference-crumbs.ts'
import { Samples } from './samples.tsx'
import { UsedIn } from './used-in.tsx'

interface Props {
  page: PageData
  operation: ApiOperation
  description: OperationDescription
  /** Pages that call it. */
  usedIn: readonly CallingPage[]
  tools: PageTools
}

/**
 * The page of an API operation: everything in its specification, readable without scripts, in the order of a narrow
 * screen. On wide screens, its samples have a column.
 */
export function OperationView({ page, operation, description, usedIn, tools }: Props) {
  const context = { register: description.register, ...finishedTexts(tools), hasAnchors: true }
  const crumbs = referenceCrumbs(page.route, page.breadcrumbs)
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{page.title}</h1>
      <OperationBadges operation={operation} />
      {operation.kind === 'webhook' ? (
        <Endpoint operation={operation} />
      ) : (
        <section className="try-it" data-operation={operationNodePath(operation.slug)} aria-label="Try it">
          <Endpoint operation={operation} />
        </section>
      )}
      <div className="page-facts is-plain">
        <ExplorerLink operation={operation} />
        <PageActions route={page.route} />
      </div>
      <div className="prose">
        <Markdown text={operation.description} tools={tools} />
      </div>
      {page.headings.length > 1 ? <TableOfContents headings={page.headings} /> : null}
      <Samples operation={operation} code={tools.code} />
      <div className="prose operation">
        <OperationSections description={description} context={context} />
        <UsedIn pages={usedIn} hasAnchor />
      </div>
      <TabRestore />
      <Pagination previous={page.place?.previous} next={page.place?.next} file={page.file} route={page.route} />
      <JsonLd crumbs={crumbs} title={page.title} route={page.route} />
    </>
  )
}
