import type { IMediaTypeContent } from '@stoplight/types'
import type { ReactNode } from 'react'
import type { ApiOperation } from '#lib/api/api-operation.ts'
import { requestSamples } from '#lib/api/samples/request-samples.ts'
import { sampledContent } from '#lib/api/samples/sample-request.ts'
import { exampleText } from '#lib/api/samples/write-literal.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import type { CodeFigure } from '#lib/markdown/code-figure.ts'
import { TabSet } from './tab-set.tsx'

interface Props {
  operation: ApiOperation
  code: CodeFigure
}

/**
 * Code whose paths can wrap before a slash, and whose lines don't wrap before the backslash at their end. Copies and the
 * choice of a server see the text without these places.
 */
function Figure({ html }: { html: string }) {
  // The highlighter writes only plain elements, in which a slash between letters or digits is text.
  const wrapping = html
    .replace(/(?<=\w)(?=\/[\w%$])/g, '<wbr>')
    .replace(/ (<\/span>)?<span class="(\w+)">\\<\/span>/g, '$1<span class="$2 line-end"> \\</span>')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own highlighter wrote it
  return <div dangerouslySetInnerHTML={{ __html: wrapping }} />
}

interface ChoiceProps {
  name: string
  examples: readonly { name: string; content: ReactNode }[]
}

/** Examples to choose from; without scripts, all of them are shown, each under its name. */
function ExampleChoice({ name, examples }: ChoiceProps) {
  const [only] = examples
  if (only === undefined) return null
  if (examples.length === 1) return only.content
  return (
    <div className="choice">
      <select className="needs-js" aria-label={name}>
        {examples.map((example) => (
          <option key={example.name}>{example.name}</option>
        ))}
      </select>
      {examples.map((example, index) => (
        <div
          key={example.name}
          className="tab-panel"
          data-label={example.name}
          data-inactive={index === 0 ? undefined : ''}
        >
          {example.content}
        </div>
      ))}
    </div>
  )
}

interface BodyProps {
  /** What the list of examples is called. */
  name: string
  contents: readonly IMediaTypeContent[] | undefined
  code: CodeFigure
}

/** The examples of a body that the API sends. */
function BodyExamples({ name, contents, code }: BodyProps) {
  const content = sampledContent(contents)
  if (content === undefined) return <p className="no-body">The response has no body.</p>
  const examples = bodyExamples(content, 'response').map((example) => {
    const { language, text } = exampleText(example.value, content.mediaType)
    return { name: example.name, content: <Figure html={code(text, language)} /> }
  })
  return examples.length === 0 ? (
    <p className="no-body">No example.</p>
  ) : (
    <ExampleChoice name={name} examples={examples} />
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
  const contents = operation.node.request?.body?.contents ?? []
  if (contents.length === 0) return null
  return (
    <section aria-label="Payload samples">
      <p className="samples-title">Payload</p>
      <BodyExamples name="Example payload" contents={contents} code={code} />
    </section>
  )
}

/** Sample responses. */
function ResponseSamples({ operation, code }: Props) {
  const responses = operation.node.responses.filter(({ contents }) => (contents ?? []).length > 0)
  if (responses.length === 0) return null
  return (
    <section aria-label="Response samples">
      <p className="samples-title">Example response</p>
      <TabSet
        id="response-sample"
        name="Status"
        tabs={responses.map((response) => ({
          label: response.code,
          content: <BodyExamples name={`Example response ${response.code}`} contents={response.contents} code={code} />,
        }))}
      />
    </section>
  )
}

/** Sample requests and responses, or the payload of a webhook, shown next to the operation's sections or above them. */
export function Samples({ operation, code }: Props) {
  return (
    <div className="samples prose">
      {operation.kind === 'webhook' ? (
        <PayloadSamples operation={operation} code={code} />
      ) : (
        <>
          <RequestSamples operation={operation} code={code} />
          <ResponseSamples operation={operation} code={code} />
        </>
      )}
    </div>
  )
}
