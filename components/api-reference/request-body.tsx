import type { OperationDescription } from '#lib/api/view/describe-operation.ts'
import { Markdown } from './markdown.tsx'
import { MediaContents } from './media-contents.tsx'
import type { OperationContext } from './operation-context.ts'
import { SectionHeading } from './section-heading.tsx'

/** What is sent. */
export function RequestBody({ body, context }: { body: OperationDescription['body']; context: OperationContext }) {
  if (body === undefined) return null
  return (
    <section aria-labelledby="request-body">
      <SectionHeading id="request-body" text="Request body" />
      {body.required ? null : <p>The body may be left out.</p>}
      <Markdown text={body.description} tools={context.tools} />
      <MediaContents contents={body.contents} context={context} />
    </section>
  )
}
