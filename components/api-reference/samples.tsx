import type { IHttpOperationResponse } from '@stoplight/types'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { requestSamples } from '#lib/api/samples/request-samples.ts'
import { sampledContent } from '#lib/api/samples/sample-request.ts'
import { jsonText } from '#lib/api/samples/write-literal.ts'
import { examplesOf } from '#lib/api/view/examples.ts'
import { sampleValue } from '#lib/api/view/sample-value.ts'
import type { CodeFigure } from '#lib/markdown/code-figure.ts'
import { ExampleChoice } from './example-choice.tsx'
import { TabSet } from './tab-set.tsx'

interface Props {
  operation: ApiOperation
  code: CodeFigure
}

function Figure({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own highlighter wrote it
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function bodyFigure(value: unknown, mediaType: string, code: CodeFigure): string {
  const isText = typeof value === 'string' && !/[/+]json\b/.test(mediaType)
  return isText ? code(value.trimEnd(), 'text') : code(jsonText(value), 'json')
}

function ResponseExamples({ response, code }: { response: IHttpOperationResponse; code: CodeFigure }) {
  const content = sampledContent(response.contents)
  if (content === undefined) return <p className="no-body">The response has no body.</p>
  const contentExamples = examplesOf(content)
  const shown =
    contentExamples.length > 0 || content.schema === undefined
      ? contentExamples
      : [{ name: 'Example', value: sampleValue(content.schema, 'response') }]
  if (shown.length === 0) return <p className="no-body">No example.</p>
  return (
    <ExampleChoice
      name={`Example response ${response.code}`}
      examples={shown.map(({ name, value }) => ({
        name,
        content: <Figure html={bodyFigure(value, content.mediaType, code)} />,
      }))}
    />
  )
}

/** Requests in four languages for each example of the body. */
function RequestSamples({ operation, code }: Props) {
  const sets = requestSamples(operation)
  if (sets.length === 0) return null
  return (
    <section aria-label="Request samples">
      <p className="samples-title">Request</p>
      <ExampleChoice
        name="Example request"
        examples={sets.map(({ name = 'Request', samples }, index) => ({
          name,
          content: (
            <TabSet
              id={`request-${index + 1}`}
              name="Language"
              group="language"
              tabs={samples.map(({ label, language, code: text }) => ({
                label,
                content: <Figure html={code(text, language)} />,
              }))}
            />
          ),
        }))}
      />
    </section>
  )
}

/** Example payloads of a webhook. */
function PayloadSamples({ operation, code }: Props) {
  const content = sampledContent(operation.node.request?.body?.contents)
  if (content === undefined) return null
  const contentExamples = examplesOf(content)
  const shown =
    contentExamples.length > 0 ? contentExamples : [{ name: 'Example', value: sampleValue(content.schema, 'response') }]
  return (
    <section aria-label="Payload samples">
      <p className="samples-title">Payload</p>
      <ExampleChoice
        name="Example payload"
        examples={shown.map(({ name, value }) => ({
          name,
          content: <Figure html={bodyFigure(value, content.mediaType, code)} />,
        }))}
      />
    </section>
  )
}

/** Sample requests and responses, shown next to or below the operation's description. */
export function Samples({ operation, code }: Props) {
  const { kind, node } = operation
  const responses = kind === 'webhook' ? [] : node.responses.filter(({ contents }) => (contents ?? []).length > 0)
  return (
    <div className="samples prose">
      {kind === 'webhook' ? (
        <PayloadSamples operation={operation} code={code} />
      ) : (
        <RequestSamples operation={operation} code={code} />
      )}
      {responses.length === 0 ? null : (
        <section aria-label="Response samples">
          <p className="samples-title">Response</p>
          <TabSet
            id="response-sample"
            name="Status"
            tabs={responses.map((response) => ({
              label: response.code,
              content: <ResponseExamples response={response} code={code} />,
            }))}
          />
        </section>
      )}
    </div>
  )
}
