import type { IHttpOperation } from '@stoplight/types'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { writers } from '#lib/api/samples/request-samples.ts'
import { sampledContent, serverAddress } from '#lib/api/samples/sample-request.ts'
import { exampleText } from '#lib/api/samples/write-literal.ts'
import { bodyExamples } from '#lib/api/view/examples.ts'
import { CopyButton } from './copy-button.tsx'
import { useFittedColumn } from './explorer-column.ts'
import { ExplorerTabs } from './explorer-tabs.tsx'
import { shownResponse } from './shown-response.ts'
import { TryItConsole } from './try-it-console.tsx'
import { useVisit } from './try-it-context.ts'
import { shownAddress } from './try-it-servers.ts'

/** What the explorer has from its page. */
export interface ExplorerSurroundings {
  /** Address of a text about how to get access; undefined if the specification links to none. */
  accessHref: string | undefined
  /** The language that was chosen for samples, on this page or another one; null if none was. */
  recallLanguage: () => string | null
  rememberLanguage: (language: string) => void
}

export const SurroundingsContext = createContext<ExplorerSurroundings>({
  accessHref: undefined,
  recallLanguage: () => null,
  rememberLanguage: () => {},
})

interface ConsoleProps extends ComponentProps<typeof TryItConsole> {
  /** Where it is shown instead of beside the documentation, if there is one column. */
  place: HTMLElement | null
  /** Called with the values in the path as the reader changes them. */
  onPathValues: (values: string[]) => void
}

/** The form that sends calls. Part of Elements by the bundler. */
export function ExplorerConsole({ place, onPathValues, onSamples, ...props }: ConsoleProps) {
  const { accessHref } = useContext(SurroundingsContext)
  const showEntered = useCallback(
    (entered: EnteredSamples) => {
      onSamples?.(entered)
      onPathValues(entered.pathValues)
    },
    [onSamples, onPathValues],
  )
  const part = useRef<HTMLDivElement>(null)
  useFittedColumn(part)
  const form = (
    <div ref={part}>
      <TryItConsole {...props} onSamples={showEntered} authorizationHref={accessHref} />
    </div>
  )
  return place === null ? form : createPortal(form, place)
}

/** The call in each language, for the server that the reader chose. */
function useSamples(node: IHttpOperation, { sets, shown }: EnteredSamples) {
  const [example, setExample] = useState(0)
  if (shown !== undefined && shown !== example) setExample(shown)
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

/** Part of Elements that colors code. */
type Code = ComponentType<{ 'aria-label': string; value: string; language: string; noCopyButton: boolean }>

function Sample({ Code, language, text }: { Code: Code; language: string; text: string }) {
  return (
    <div className="explorer-code">
      <Code aria-label="Sample" value={text} language={language === 'shell' ? 'bash' : language} noCopyButton />
      <div className="code-tools">
        <CopyButton label="Copy code" text={text} />
      </div>
    </div>
  )
}

interface RequestProps {
  node: IHttpOperation
  entered: EnteredSamples
  Code: Code
}

/** The samples of the call that the reader enters, as on the page of its operation. Part of Elements by the bundler. */
export function RequestSamples({ node, entered, Code }: RequestProps) {
  const samples = useSamples(node, entered)
  const { recallLanguage, rememberLanguage } = useContext(SurroundingsContext)
  const [language, setLanguage] = useState(recallLanguage)
  const choose = (next: string) => {
    setLanguage(next)
    rememberLanguage(next)
  }
  const chosen = samples.find(({ id }) => id === language) ?? samples[0]
  if (chosen === undefined) return null
  return (
    <div className="samples">
      <section aria-label="Request samples">
        <p className="samples-title">Request</p>
        <ExplorerTabs name="Language" tabs={samples} chosen={chosen.id} onChoice={choose}>
          <Sample Code={Code} {...chosen} />
        </ExplorerTabs>
      </section>
    </div>
  )
}

/**
 * Scrolls a sample into view in the column that stays in the window. Where there is one column, nothing moves, and neither
 * for a reader in the column, who has sent a call there.
 */
function showInColumn(sample: HTMLElement): void {
  const column = sample.closest('[data-testid="two-column-right"]')
  if (column === null || column.contains(document.activeElement)) return
  const { top } = sample.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  if (top < frame.top || top > (frame.top + frame.bottom) / 2) column.scrollTop += top - frame.top
}

interface ResponseProps {
  node: Pick<IHttpOperation, 'responses'>
  /** The status that is chosen among the responses. */
  chosen: string
  onChoice: (code: string) => void
  Code: Code
}

/** The example of the chosen response, as on the page of its operation. Part of Elements by the bundler. */
export function ResponseSamples({ node, chosen, onChoice, Code }: ResponseProps) {
  const [example, setExample] = useState({ code: '', at: 0 })
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen !== '' && section.current !== null) showInColumn(section.current)
  }, [chosen])
  const responses = node.responses.filter(({ contents = [] }) => contents.length > 0)
  const response = shownResponse(responses, chosen)
  const content = sampledContent(response?.contents)
  if (response === undefined || content === undefined) return null
  const { code } = response
  const examples = bodyExamples(content, 'response')
  const at = example.code === code ? example.at : 0
  const shown = examples[at] ?? examples[0]
  return (
    <div className="samples">
      <section aria-label="Response samples" ref={section}>
        <p className="samples-title">Example response</p>
        {examples.length < 2 ? null : (
          <div className="choice">
            <select
              aria-label={`Example response ${code}`}
              value={at}
              onChange={({ currentTarget }) => setExample({ code, at: currentTarget.selectedIndex })}
            >
              {examples.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <ExplorerTabs
          name="Status of the example"
          tabs={responses.map(({ code: id }) => ({ id, label: id }))}
          chosen={code}
          onChoice={onChoice}
        >
          {shown === undefined ? (
            <p className="no-body">No example.</p>
          ) : (
            <Sample Code={Code} {...exampleText(shown.value, content.mediaType)} />
          )}
        </ExplorerTabs>
      </section>
    </div>
  )
}
