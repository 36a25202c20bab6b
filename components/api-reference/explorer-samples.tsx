import type { IHttpOperation } from '@stoplight/types'
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { requestSamples, writers } from '#lib/api/samples/request-samples.ts'
import { sampledContent, serverAddress } from '#lib/api/samples/sample-request.ts'
import { exampleText } from '#lib/api/samples/write-literal.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import { PathText } from '../page-parts/path-text.tsx'
import { type ChoiceStore, ownBodyName, unreadableBody } from './body-choice.ts'
import { CopyButton } from './copy-button.tsx'
import { enhanceLongSample } from './enhance-long-sample.ts'
import { PageContext, SurroundingsContext } from './explorer-context.ts'
import { ExplorerTabs } from './explorer-tabs.tsx'
import { partsOf, recolored } from './recolor-code.ts'
import { shownResponse } from './shown-response.ts'
import { useVisit } from './try-it-context.ts'
import { shownAddress } from './try-it-servers.ts'

interface SampleProps {
  text: string
  /** The text of the sample on the page, if this is a changed one. */
  original?: string
  language: string
}

/** Code in the colors that it has on the page of the operation; without them until that is loaded. */
function ColoredCode({ text, original = text }: Omit<SampleProps, 'language'>) {
  const { samples } = useContext(PageContext)
  const parts = useMemo(() => {
    const sample = samples.find(({ textContent }) => textContent?.trimEnd() === original.trimEnd())
    return sample === undefined ? [{ look: '', text }] : recolored(partsOf(sample), text)
  }, [samples, text, original])
  return (
    <code>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
        <span key={at} className={part.look}>
          <PathText text={part.text} />
        </span>
      ))}
    </code>
  )
}

function Sample({ text, original = text, language }: SampleProps) {
  const box = useRef<HTMLPreElement>(null)
  const lines = useRef(0)
  useEffect(() => {
    lines.current = text.trimEnd().split('\n').length
  }, [text])
  useEffect(() => {
    if (box.current === null) return
    const unmounted = new AbortController()
    enhanceLongSample(box.current, () => lines.current, unmounted.signal)
    return () => unmounted.abort()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a part of a form
    <figure className="code" role="group" aria-label="Sample">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard */}
      <pre ref={box} tabIndex={0} data-language={language}>
        <ColoredCode text={text} original={original} />
      </pre>
      <div className="code-tools">
        <CopyButton label="Copy code" text={text} />
      </div>
    </figure>
  )
}

interface ListProps {
  label: string
  names: readonly string[]
  chosen: number
  onChoice: (index: number) => void
}

/** Examples to choose from, beside the title of their samples. */
function ExampleList({ label, names, chosen, onChoice }: ListProps): ReactNode {
  if (names.length < 2) return null
  return (
    <div className="choice">
      <select aria-label={label} value={chosen} onChange={({ currentTarget }) => onChoice(currentTarget.selectedIndex)}>
        {names.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface RequestProps {
  node: IHttpOperation
  /** The call that the reader enters; undefined before the console is open. */
  entered: EnteredSamples | undefined
  choice: ChoiceStore
}

/** The call in each language, for the server that the reader chose. */
function useSamples(node: IHttpOperation, entered: string[][] | undefined, example: number) {
  const { visit } = useVisit()
  const addresses = (node.servers ?? []).flatMap((server) => serverAddress(server) ?? [])
  const [first] = addresses
  const address = shownAddress(visit, addresses)
  const begun = useMemo(() => requestSamples({ kind: 'operation', node }), [node])
  const samples = writers.map(({ label, language }, index) => {
    const original = begun[example]?.samples[index]?.code ?? ''
    const code = entered?.[example]?.[index] ?? original
    const text = first === undefined || address === undefined ? code : code.replaceAll(first, address)
    return { id: label.toLowerCase(), label, language, text, original }
  })
  return { samples, names: begun.map(({ name = 'Request' }) => name) }
}

/** The samples of the call that the reader enters, as on the page of its operation. */
export function RequestSamples({ node, entered, choice }: RequestProps) {
  const { begun: body, own, isOwn } = useSyncExternalStore(choice.subscribe, choice.current)
  const { samples, names } = useSamples(node, entered?.sets, body.example)
  const { recallLanguage, rememberLanguage } = useContext(SurroundingsContext)
  const [language, setLanguage] = useState(recallLanguage)
  const choose = (next: string) => {
    setLanguage(next)
    rememberLanguage(next)
  }
  const chosen = samples.find(({ id }) => id === language) ?? samples[0]
  if (chosen === undefined) return null
  return (
    <section aria-label="Request samples">
      <p className="samples-title">Request</p>
      {names.length < 2 ? null : (
        <ExampleList
          label="Example request"
          names={own === undefined ? names : [...names, ownBodyName]}
          chosen={isOwn ? names.length : body.example}
          onChoice={(index) => choice.choose(index === names.length ? 'own' : index)}
        />
      )}
      <ExplorerTabs name="Language" tabs={samples} chosen={chosen.id} onChoice={choose}>
        <Sample key={chosen.id} {...chosen} />
      </ExplorerTabs>
      {entered?.isUnreadable === true ? <p className="samples-note">{unreadableBody}</p> : null}
    </section>
  )
}

/** The examples of what a webhook sends, as on its page. */
export function PayloadSamples({ node }: { node: OperationNode }) {
  const [at, setAt] = useState(0)
  const content = sampledContent(node.request?.body?.contents)
  if (content === undefined) return null
  const examples = bodyExamples(content, 'response')
  const shown = examples[at]
  return (
    <section aria-label="Payload samples">
      <p className="samples-title">Payload</p>
      <ExampleList label="Example payload" names={examples.map(({ name }) => name)} chosen={at} onChoice={setAt} />
      {shown === undefined ? (
        <p className="no-body">No example.</p>
      ) : (
        <Sample key={at} {...exampleText(shown.value, content.mediaType)} />
      )}
    </section>
  )
}

interface ResponseProps {
  node: Pick<IHttpOperation, 'responses'>
  /** The status that is chosen among the responses. */
  chosen: string
  onChoice: (code: string) => void
}

/** The example of the chosen response, as on the page of its operation. */
export function ResponseSamples({ node, chosen, onChoice }: ResponseProps) {
  const [example, setExample] = useState({ code: '', at: 0 })
  const responses = node.responses.filter(({ contents = [] }) => contents.length > 0)
  const response = shownResponse(responses, chosen)
  const content = sampledContent(response?.contents)
  if (response === undefined || content === undefined) return null
  const { code } = response
  const examples = bodyExamples(content, 'response')
  const at = example.code === code ? example.at : 0
  const shown = examples[at] ?? examples[0]
  return (
    <section aria-label="Response samples">
      <p className="samples-title">Example response</p>
      <ExampleList
        label={`Example response ${code}`}
        names={examples.map(({ name }) => name)}
        chosen={at}
        onChoice={(index) => setExample({ code, at: index })}
      />
      <ExplorerTabs
        name="Status of the example"
        tabs={responses.map(({ code: id }) => ({ id, label: id }))}
        chosen={code}
        onChoice={onChoice}
      >
        {shown === undefined ? (
          <p className="no-body">No example.</p>
        ) : (
          <Sample key={code} {...exampleText(shown.value, content.mediaType)} />
        )}
      </ExplorerTabs>
    </section>
  )
}
