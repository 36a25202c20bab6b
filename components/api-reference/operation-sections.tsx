import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import { Authorization } from './authorization.tsx'
import { Callbacks } from './callbacks.tsx'
import { MediaContents } from './media-contents.tsx'
import type { OperationContext } from './operation-context.ts'
import { Responses } from './responses.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Fields } from './value-content.tsx'

interface ParametersProps {
  groups: OperationDescription['parameters']
  context: OperationContext
}

/** Parameters grouped by location: path, query, header, or cookie. */
function Parameters({ groups, context }: ParametersProps) {
  return (
    <>
      {groups.map(({ id, text, fields }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id} text={text} hasAnchor={context.hasAnchors} />
          <Fields fields={fields} context={context} depth={0} />
        </section>
      ))}
    </>
  )
}

function RequestBody({ body, context }: { body: OperationDescription['body']; context: OperationContext }) {
  if (body === undefined) return null
  return (
    <section aria-labelledby="request-body">
      <SectionHeading id="request-body" text="Request body" hasAnchor={context.hasAnchors} />
      {body.required ? null : <p>The body may be left out.</p>}
      {context.describe(body.description)}
      <MediaContents contents={body.contents} context={context} />
    </section>
  )
}

interface Props {
  description: OperationDescription
  context: OperationContext
}

/** Everything that the specification says about a call: on the page of the operation, and in the explorer. */
export function OperationSections({ description, context }: Props) {
  const { security, parameters, body, responses, callbacks } = description
  const sent = new Set(body?.contents.flatMap(({ value }) => value?.fields.map(({ name }) => name) ?? []))
  return (
    <>
      <Authorization ways={security} context={context} />
      <Parameters groups={parameters} context={context} />
      <RequestBody body={body} context={context} />
      <Responses responses={responses} context={{ ...context, sent }} />
      <Callbacks callbacks={callbacks} context={context} />
    </>
  )
}
