import { config as iconConfig } from '@fortawesome/fontawesome-svg-core'
import { TryIt } from '@stoplight/elements-core'
import { computeTheme, Provider, useThemeStore } from '@stoplight/mosaic'
import type { IHttpOperation } from '@stoplight/types'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { watchTheme } from '../theme/watch-theme.ts'
import { AnswerFacts } from './try-it-answer.tsx'
import { useExchange } from './try-it-exchange.ts'
import { mendElements } from './try-it-mend.ts'
import { elementsNode } from './try-it-node.ts'
import { customServer, customServerId, serverChoices } from './try-it-servers.ts'
import { Choice, CredentialFields, ServerFields } from './try-it-setup.tsx'
import { currentVisit, subscribeToVisit } from './try-it-visit.ts'

/**
 * Keeps Mosaic's theme in sync with the site's. Mosaic's `setMode` would write the mode to the root element, where the
 * site stores the reader's choice.
 */
function followTheme(signal: AbortSignal): void {
  watchTheme(signal, (isDark) => {
    const { setColorValues, setInvertedColorValues } = useThemeStore.getState()
    const { colorValues, invertedColorValues } = computeTheme({ colors: {} }, isDark ? 'dark' : 'light')
    setColorValues(colorValues)
    setInvertedColorValues(invertedColorValues)
  })
}

// Otherwise the icons add styles to the whole page.
iconConfig.autoAddCss = false

/** Placeholder until the reader has entered a host; nothing is sent to it. */
const noServer = { id: customServerId, url: 'https://host.invalid' }

interface Props {
  node: IHttpOperation
  /** Server selected on the page, used if the reader hasn't chosen one in a console. */
  pageServer: string | undefined
}

function Console({ node, pageServer }: Props) {
  const visit = useSyncExternalStore(subscribeToVisit, currentVisit)
  const [combination, setCombination] = useState(0)
  const [contentIndex, setContentIndex] = useState(0)
  const security = node.security ?? []
  const contents = node.request?.body?.contents ?? []
  const choices = useMemo(() => serverChoices(node.servers ?? []), [node])

  const isCustom = visit.server === customServerId
  const found = choices.find(({ id }) => id === visit.server) ?? choices.find(({ id }) => id === pageServer)
  const chosen = found ?? choices[0]
  const custom = useMemo(() => customServer(visit.customServer), [visit.customServer])
  const server = isCustom ? custom : chosen?.server
  const isMistyped = isCustom && custom === undefined && visit.customServer.trim() !== ''
  const problem = server === undefined ? 'Enter the URL of a host, such as https://api.example.com.' : undefined

  const exchange = useExchange({ schemes: security[combination] ?? [], problem })
  const operation = useMemo(() => elementsNode(node), [node])
  const shown = useMemo(() => ({ ...operation, servers: [server ?? noServer] }), [operation, server])
  return (
    <>
      <div className="try-it-setup">
        <ServerFields
          choices={choices}
          chosen={isCustom ? customServerId : (chosen?.id ?? customServerId)}
          custom={visit.customServer}
          problem={isMistyped ? problem : undefined}
        />
        <CredentialFields
          security={security}
          combination={combination}
          onCombination={setCombination}
          credentials={visit.credentials}
        />
        {contents.length > 1 ? (
          <Choice
            label="Body format"
            value={String(contentIndex)}
            options={contents.map(({ mediaType }, index) => ({ value: String(index), label: mediaType }))}
            onChange={(value) => setContentIndex(Number(value))}
          />
        ) : null}
      </div>
      <TryIt httpOperation={shown} requestBodyIndex={contentIndex} />
      <AnswerFacts exchange={exchange} />
    </>
  )
}

/** Renders the console into an element; returns a function that unmounts it. */
export function openConsole(root: HTMLElement, props: Props): () => void {
  const closed = new AbortController()
  followTheme(closed.signal)
  mendElements(root, closed.signal)
  const rendered = createRoot(root)
  rendered.render(
    <Provider className="sl-elements sl-font-ui sl-text-body">
      <Console {...props} />
    </Provider>,
  )
  return () => {
    closed.abort()
    rendered.unmount()
  }
}
