import { TryIt } from '@stoplight/elements-core'
import type { HttpSecurityScheme, IHttpOperation } from '@stoplight/types'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type EnteredCall, type EnteredSamples, enteredSamples } from '#lib/api/samples/entered-request.ts'
import { missingCredential } from './try-it-authorization.ts'
import { bodyProblem, focusBody } from './try-it-body.ts'
import { ExchangeContext, ObstaclesContext, useVisit } from './try-it-context.ts'
import { useExchange } from './try-it-exchange.ts'
import { elementsNode } from './try-it-node.ts'
import { customServer, customServerId, isLocalHost, serverChoices } from './try-it-servers.ts'
import { Choice, CredentialFields, ServerFields } from './try-it-setup.tsx'

/** Placeholder until the reader has entered a host; nothing is sent to it. */
const noServer = { id: customServerId, url: 'https://host.invalid' }

/** The samples are written once the reader hasn't typed for this long: there may be dozens. */
const typingPauseMs = 120

interface ConsoleProps {
  httpOperation: IHttpOperation
  /** Index of the body's format; without it, the reader chooses it here. */
  requestBodyIndex?: number | undefined
  /** Index of the example with which the console begins; the first one by default. */
  chosenExample?: number | undefined
  /** Called with the samples of each request as the reader changes it. */
  onSamples?: ((entered: EnteredSamples) => void) | undefined
  /** Address of a text about the API's authorization. */
  authorizationHref?: string | undefined
}

/** The form for an operation. A webhook is a call that the API makes, so Elements shows only its body. */
export function TryItConsole(props: ConsoleProps) {
  return 'path' in props.httpOperation ? <OperationConsole {...props} /> : <TryIt httpOperation={props.httpOperation} />
}

/** The call as it is entered, and what Elements calls with each request as the reader changes it. */
function useEnteredCall(node: IHttpOperation, schemes: HttpSecurityScheme[], onSamples: ConsoleProps['onSamples']) {
  const [call, setCall] = useState<{ request: EnteredCall; path: string }>()
  const write = useMemo(
    () => (onSamples === undefined ? undefined : enteredSamples({ ...node, security: [schemes] })),
    [node, schemes, onSamples],
  )
  useEffect(() => {
    if (call === undefined || write === undefined) return
    const timer = setTimeout(() => onSamples?.(write(call.request, call.path)), typingPauseMs)
    return () => clearTimeout(timer)
  }, [call, write, onSamples])
  const onCall = useCallback((request: EnteredCall, path: string) => setCall({ request, path }), [])
  return [call?.request, onCall] as const
}

function focusEmptySecret(setup: HTMLElement): void {
  const secrets = [...setup.querySelectorAll<HTMLInputElement>('input[type="password"]')]
  secrets.find(({ value }) => value.trim() === '')?.focus()
}

/** What is likely to make the call fail, and whether the reader has been asked for a credential. */
function useObstacles(
  node: IHttpOperation,
  label: string | undefined,
  request: EnteredCall | undefined,
  setup: RefObject<HTMLElement | null>,
) {
  const [isAsked, setAsked] = useState(false)
  const [isBodyAsked, setBodyAsked] = useState(false)
  const obstacles = useMemo(() => {
    const ask = () => {
      setAsked(true)
      if (setup.current !== null) focusEmptySecret(setup.current)
    }
    const problem = request && bodyProblem(request, node.request?.body?.required === true)
    const askBody = () => {
      setBodyAsked(true)
      if (problem !== undefined) focusBody(problem)
    }
    return {
      credential: label === undefined ? undefined : { label, ask },
      body: problem && { text: problem.text, isAsked: isBodyAsked, ask: askBody },
    }
  }, [node, label, request, isBodyAsked, setup])
  return { obstacles, isAsked }
}

/**
 * The form that sends calls: our own fields for the server and for credentials, and Elements' for everything else.
 * Elements never sees a credential.
 */
function OperationConsole({
  httpOperation: node,
  requestBodyIndex,
  chosenExample,
  authorizationHref,
  onSamples,
}: ConsoleProps) {
  const { visit } = useVisit()
  const [combination, setCombination] = useState(0)
  const [chosenContent, setChosenContent] = useState(0)
  const setup = useRef<HTMLDivElement>(null)
  const security = node.security ?? []
  const schemes = useMemo(() => node.security?.[combination] ?? [], [node, combination])
  const [request, onCall] = useEnteredCall(node, schemes, onSamples)
  const contents = node.request?.body?.contents ?? []
  const choices = useMemo(() => serverChoices(node.servers ?? [], { hasMock: isLocalHost(location.hostname) }), [node])

  const isCustom = visit.server === customServerId
  const chosen = choices.find(({ id }) => id === visit.server) ?? choices[0]
  const custom = useMemo(() => customServer(visit.customServer), [visit.customServer])
  const server = isCustom ? custom : chosen?.server
  const isMistyped = isCustom && custom === undefined && visit.customServer.trim() !== ''
  const problem = server === undefined ? 'Enter the URL of a host, such as https://api.example.com.' : undefined

  const { obstacles, isAsked } = useObstacles(node, missingCredential(schemes, visit.credentials), request, setup)
  const exchange = useExchange({ schemes, credentials: visit.credentials, problem })
  const operation = useMemo(() => elementsNode(node, chosenExample), [node, chosenExample])
  const shown = useMemo(() => ({ ...operation, servers: [server ?? noServer] }), [operation, server])
  return (
    <ExchangeContext value={exchange}>
      <div className="try-it-setup" ref={setup}>
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
          helpHref={authorizationHref}
          isAsked={isAsked}
        />
        {requestBodyIndex === undefined && contents.length > 1 ? (
          <Choice
            label="Body format"
            value={String(chosenContent)}
            options={contents.map(({ mediaType }, index) => ({ value: String(index), label: mediaType }))}
            onChange={(value) => setChosenContent(Number(value))}
          />
        ) : null}
      </div>
      <ObstaclesContext value={obstacles}>
        <TryIt httpOperation={shown} requestBodyIndex={requestBodyIndex ?? chosenContent} onRequestChange={onCall} />
      </ObstaclesContext>
    </ExchangeContext>
  )
}
