import type { ApiOperation } from '#lib/api/api-operation.ts'
import { operationNodePath } from '#lib/api/downloads.ts'
import { describeOperation } from '#lib/api/view/describe-operation.ts'
import type { PageTools } from '#lib/api/view/page-tools.ts'
import { stabilityOf } from '#lib/api/view/stability.ts'
import type { PageData } from '#lib/pages/manifest.ts'
import type { CallingPage } from '#lib/samples/calls/operation-use.ts'
import { PageActions } from '../article/page-actions.tsx'
import { TabRestore } from '../article/tab-restore.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { JsonLd } from '../layout/json-ld.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { Authorization } from './authorization.tsx'
import { Callbacks } from './callbacks.tsx'
import { Endpoint } from './endpoint.tsx'
import { Markdown } from './markdown.tsx'
import { Parameters } from './parameters.tsx'
import { RequestBody } from './request-body.tsx'
import { Responses } from './responses.tsx'
import { Samples } from './samples.tsx'
import { UsedIn } from './used-in.tsx'

interface Props {
  page: PageData
  operation: ApiOperation
  /** Pages that call it. */
  usedIn: readonly CallingPage[]
  tools: PageTools
}

function Badges({ operation }: { operation: ApiOperation }) {
  const { kind, deprecated, node } = operation
  const stability = stabilityOf(node)
  const isOpen = kind === 'operation' && !(node.security ?? []).some((schemes) => schemes.length > 0)
  const badges = [
    ...(kind === 'webhook' ? [{ variant: 'info', text: 'Webhook: the API makes this call' }] : []),
    ...(deprecated ? [{ variant: 'warning', text: 'Deprecated' }] : []),
    ...(stability === undefined ? [] : [{ variant: 'info', text: stability }]),
    ...(isOpen ? [{ variant: 'success', text: 'No authorization' }] : []),
  ]
  if (badges.length === 0) return null
  return (
    <p className="badges">
      {badges.map(({ variant, text }) => (
        <span key={text} className="badge" data-variant={variant}>
          {text}
        </span>
      ))}
    </p>
  )
}

/**
 * The page of an operation of the API: everything that its specification says, without a script. On wide screens its
 * samples stand where other pages have their table of contents.
 */
export function OperationView({ page, operation, usedIn, tools }: Props) {
  const { register, security, parameters, body, responses, callbacks } = describeOperation(operation)
  const context = { register, tools }
  return (
    <>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <h1>{page.title}</h1>
      <Badges operation={operation} />
      <Endpoint operation={operation} />
      <PageActions route={page.route} />
      {operation.kind === 'webhook' ? null : (
        <section className="try-it" data-operation={operationNodePath(operation.slug)} aria-label="Try it">
          <button type="button" className="button is-primary needs-js">
            Try it
          </button>
        </section>
      )}
      <div className="prose">
        <Markdown text={operation.description} tools={tools} />
      </div>
      <Samples operation={operation} code={tools.code} />
      {page.headings.length > 1 ? <TableOfContents headings={page.headings} /> : null}
      <div className="prose operation">
        <Authorization ways={security} context={context} />
        <Parameters groups={parameters} context={context} />
        <RequestBody body={body} context={context} />
        <Responses responses={responses} context={context} />
        <Callbacks callbacks={callbacks} context={context} />
        <UsedIn pages={usedIn} />
      </div>
      <TabRestore />
      <Pagination previous={page.place?.previous} next={page.place?.next} file={page.file} route={page.route} />
      <JsonLd crumbs={page.breadcrumbs} title={page.title} route={page.route} />
    </>
  )
}
