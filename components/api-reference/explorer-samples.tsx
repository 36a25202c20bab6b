import type { IHttpOperation } from '@stoplight/types'
import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { requestSamples, writers } from '#lib/api/samples/request-samples.ts'
import { sampledContent, serverAddress } from '#lib/api/samples/sample-request.ts'
import { exampleText } from '#lib/api/samples/write-literal.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import { type ChoiceStore, ownBodyName, unreadableBody } from './body-choice.ts'
import { CopyButton } from './copy-button.tsx'
import { enhanceLongSample } from './enhance-long-sample.ts'
import { SurroundingsContext } from './explorer-context.ts'
import { ExplorerTabs } from './explorer-tabs.tsx'
import { shownResponse } from './shown-response.ts'
import { useVisit } from './try-it-context.ts'
import { shownAddress } from './try-it-servers.ts'

/** Part of Elements that colors code. */
export type Code = ComponentType<{ 'aria-label': string; value: string; language: string; noCopyButton: boolean }>

function Sample({ Code, language, text }: { Code: Code; language: string; text: string }) {
  const part = useRef<HTMLDivElement>(null)
  const lines = useRef(0)
  useEffect(() => {
    lines.current = text.trimEnd().split('\n').length
  }, [text])
  useEffect(() => {
    const box = part.current?.querySelector<HTMLElement>(':scope > .sl-code-viewer')
    if (!box) return
    const unmounted = new AbortController()
    enhanceLongSample(box, () => lines.current, unmounted.signal)
    return () => unmounted.abort()
  }, [])
  return (
    <div className="explorer-code" ref={part}>
      <Code aria-label="Sample" value={text} language={language === 'shell' ? 'bash' : language} noCopyButton />
      <div className="code-tools">
        <CopyButton label="Copy code" text={text} />
      </div>
    </div>
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
  Code: Code
}

/** The call in each language, for the server that the reader chose. */
function useSamples(node: IHttpOperation, sets: string[][], example: number) {
  const { visit } = useVisit()
  const addresses = (node.servers ?? []).flatMap((server) => serverAddress(server) ?? [])
  const [first] = addresses
  const address = shownAddress(visit, addresses)
  return writers.map(({ label, language }, index) => {
    const code = sets[example]?.[index] ?? ''
    const text = first === undefined || address === undefined ? code : code.replaceAll(first, address)
    return { id: label.toLowerCase(), label, language, text }
  })
}

/** The samples of the call that the reader enters, as on the page of its operation. */
export function RequestSamples({ node, entered, choice, Code }: RequestProps) {
  const begun = useMemo(() => requestSamples({ kind: 'operation', node }), [node])
  const { begun: body, own, isOwn } = useSyncExternalStore(choice.subscribe, choice.current)
  const samples = useSamples(
    node,
    entered?.sets ?? begun.map((set) => set.samples.map(({ code }) => code)),
    body.example,
  )
  const { recallLanguage, rememberLanguage } = useContext(SurroundingsContext)
  const [language, setLanguage] = useState(recallLanguage)
  const choose = (next: string) => {
    setLanguage(next)
    rememberLanguage(next)
  }
  const chosen = samples.find(({ id }) => id === language) ?? samples[0]
  if (chosen === undefined) return null
  const names = begun.map(({ name = 'Request' }) => name)
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
        <Sample key={chosen.id} Code={Code} {...chosen} />
      </ExplorerTabs>
      {entered?.isUnreadable === true ? <p className="samples-note">{unreadableBody}</p> : null}
    </section>
  )
}

/** The examples of what a webhook sends, as on its page. */
export function PayloadSamples({ node, Code }: { node: OperationNode; Code: Code }) {
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
        <Sample key={at} Code={Code} {...exampleText(shown.value, content.mediaType)} />
      )}
    </section>
  )
}

interface ResponseProps {
  node: Pick<IHttpOperation, 'responses'>
  /** The status that is chosen among the responses. */
  chosen: string
  onChoice: (code: string) => void
  Code: Code
}

/** The example of the chosen response, as on the page of its operation. */
export function ResponseSamples({ node, chosen, onChoice, Code }: ResponseProps) {
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
          <Sample key={code} Code={Code} {...exampleText(shown.value, content.mediaType)} />
        )}
      </ExplorerTabs>
    </section>
  )
}
