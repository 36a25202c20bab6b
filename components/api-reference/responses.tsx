import type { ResponseView } from '#lib/api/view/describe-operation.ts'
import type { FieldView } from '#lib/api/view/value-view.ts'
import { MediaContents } from './media-contents.tsx'
import type { OperationContext } from './operation-context.ts'
import { SectionHeading } from './section-heading.tsx'
import { Fields } from './value-content.tsx'

/** CSS classes that color a status. @example statusClass('404') → 'status is-4xx' */
export const statusClass = (code: string) => `status is-${/^\d/.exec(code)?.[0] ?? 'other'}xx`

function Headers({ headers, context }: { headers: readonly FieldView[]; context: OperationContext }) {
  if (headers.length === 0) return null
  return (
    <details>
      <summary>
        {headers.length} header{headers.length === 1 ? '' : 's'}
      </summary>
      <Fields fields={headers} context={context} depth={1} />
    </details>
  )
}

function Response({ response, open, context }: { response: ResponseView; open: boolean; context: OperationContext }) {
  const { id, code, title, description, contents, headers, next } = response
  // Interactive elements must not be nested, so links are only in the full description below.
  const line = context.inLine(description)
  return (
    <details className="response" open={open || undefined}>
      <summary>
        <h3 id={id} className={statusClass(code)}>
          {title}
        </h3>
        {line?.content}
      </summary>
      {line?.isWhole ? null : context.describe(description)}
      <MediaContents contents={contents} context={context} />
      <Headers headers={headers} context={context} />
      {context.describe(next)}
    </details>
  )
}

interface Props {
  responses: readonly ResponseView[]
  context: OperationContext
}

/** All responses; the first successful one is open. */
export function Responses({ responses, context }: Props) {
  if (responses.length === 0) return null
  const first = responses.find(({ code }) => /^2/.test(code)) ?? responses[0]
  return (
    <section aria-labelledby="responses">
      <SectionHeading id="responses" text="Responses" hasAnchor={context.hasAnchors} />
      {responses.map((response) => (
        <Response key={response.code} response={response} open={response === first} context={context} />
      ))}
    </section>
  )
}
