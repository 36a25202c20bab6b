import type { IHttpOperation } from '@stoplight/types'
import { type ComponentProps, type ComponentType, createContext, type KeyboardEvent, useContext, useState } from 'react'
import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'
import { writers } from '#lib/api/samples/request-samples.ts'
import { serverAddress } from '#lib/api/samples/sample-request.ts'
import { tabMoves } from '../page-parts/enhance-tabs.ts'
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

/** The form that sends calls. Part of Elements by the bundler. */
export function ExplorerConsole(props: ComponentProps<typeof TryItConsole>) {
  return <TryItConsole {...props} authorizationHref={useContext(SurroundingsContext).accessHref} />
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

interface LanguagesProps {
  samples: readonly { id: string; label: string }[]
  chosen: string | undefined
  onChoice: (id: string) => void
}

function Languages({ samples, chosen, onChoice }: LanguagesProps) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = samples.findIndex(({ id }) => id === chosen)
    const next = tabMoves[event.key]?.(at, samples.length)
    const sample = next === undefined ? undefined : samples[next]
    if (next === undefined || sample === undefined) return
    event.preventDefault()
    onChoice(sample.id)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="tab-list" role="tablist" aria-label="Language" onKeyDown={onKey}>
      {samples.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`sample-${id}`}
          aria-controls="sample-code"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoice(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

interface Props {
  node: IHttpOperation
  entered: EnteredSamples
  /** Parts of Elements. */
  Code: ComponentType<{ 'aria-label': string; value: string; language: string; noCopyButton: boolean }>
  Copy: ComponentType<{ size: 'sm'; copyValue: string }>
}

/** The samples of the call that the reader enters, as on the page of its operation. Part of Elements by the bundler. */
export function RequestSamples({ node, entered, Code, Copy }: Props) {
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
    <section className="sl-panel explorer-samples" aria-label="Request samples">
      <div className="explorer-samples-head">
        <p className="explorer-samples-title">Request sample</p>
        <Copy size="sm" copyValue={chosen.text} />
      </div>
      <Languages samples={samples} chosen={chosen.id} onChoice={choose} />
      <div id="sample-code" role="tabpanel" aria-labelledby={`sample-${chosen.id}`}>
        <Code
          aria-label="Sample"
          value={chosen.text}
          language={chosen.language === 'shell' ? 'bash' : chosen.language}
          noCopyButton
        />
      </div>
    </section>
  )
}
