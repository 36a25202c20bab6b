import { TryIt } from '@stoplight/elements-core'
import type { HttpSecurityScheme, IHttpOperation, IServer } from '@stoplight/types'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isIrreversible } from '#lib/api/irreversible.ts'
import {
  type BodyChoice,
  type EnteredCall,
  type EnteredSamples,
  enteredSamples,
} from '#lib/api/samples/entered-request.ts'
import { serverAddress } from '#lib/api/samples/sample-request.ts'
import { AccessContext } from './access-link.tsx'
import { lacksCredential } from './try-it-authorization.ts'
import {
  BodyChoiceContext,
  CallContext,
  ExchangeContext,
  ObstaclesContext,
  PreviousContext,
  useVisit,
} from './try-it-context.ts'
import { type Exchange, useExchange } from './try-it-exchange.ts'
import { elementsNode } from './try-it-node.ts'
import { useObstacles } from './try-it-obstacles.ts'
import { customServer, customServerId, isLocalHost, serverChoices } from './try-it-servers.ts'
import { Choice, CredentialFields, ServerFields } from './try-it-setup.tsx'
import type { Visit } from './try-it-visit.ts'

/** Placeholder until the reader has entered a host; nothing is sent to it. */
const noServer = { id: customServerId, url: 'https://host.invalid' }

/** The samples are written once the reader hasn't typed for this long: there may be dozens. */
const typingPauseMs = 120

interface ConsoleProps {
  httpOperation: IHttpOperation
  /** Index of the body's format; without it, the reader chooses it here. */
  requestBodyIndex?: number | undefined
  /** The body with which the console begins, and again with each choice; the first example by default. */
  choice?: BodyChoice | undefined
  /** Called with the samples of each request as the reader changes it. */
  onSamples?: ((entered: EnteredSamples) => void) | undefined
  /** Called with the status of each response that the operation describes. */
  onStatusCode?: ((code: string) => void) | undefined
  /** Address of a text about the API's authorization. */
  authorizationHref?: string | undefined
}

const firstExample: BodyChoice = { example: 0, text: undefined }

/** The call as it is entered, and what Elements calls with each request as the reader changes it. */
function useEnteredCall(
  node: IHttpOperation,
  schemes: HttpSecurityScheme[],
  choice: BodyChoice,
  onSamples: ConsoleProps['onSamples'],
) {
  const [call, setCall] = useState<{ request: EnteredCall; path: string }>()
  const [begun, setBegun] = useState(choice)
  if (begun !== choice) {
    setBegun(choice)
    // It has the body of the choice before.
    setCall(undefined)
  }
  const [curl, setCurl] = useState<string>()
  const write = useMemo(() => enteredSamples({ ...node, security: [schemes] }), [node, schemes])
  useEffect(() => {
    if (call === undefined) return
    const timer = setTimeout(() => {
      const entered = write(call.request, call.path, choice)
      setCurl(entered.sets[entered.shown ?? 0]?.[0])
      onSamples?.(entered)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [call, write, choice, onSamples])
  const onCall = useCallback((request: EnteredCall, path: string) => setCall({ request, path }), [])
  return { request: call?.request, curl, onCall }
}

/** The server that is called, what asks for one if there is none, and what its fields show. */
function useServer(
  node: IHttpOperation,
  { server: chosenId, customServer: typed }: Visit,
  setup: RefObject<HTMLElement | null>,
) {
  const [isAsked, setAsked] = useState(false)
  const choices = useMemo(() => serverChoices(node.servers ?? [], { hasMock: isLocalHost(location.hostname) }), [node])
  const custom = useMemo(() => customServer(typed), [typed])
  const chosen = chosenId === customServerId ? undefined : (choices.find(({ id }) => id === chosenId) ?? choices[0])
  const server = chosen === undefined ? custom : chosen.server
  const askHost = useCallback(() => {
    setAsked(true)
    setup.current?.querySelector<HTMLInputElement>('input[inputmode="url"]')?.focus()
  }, [setup])
  const isProblem = server === undefined && (isAsked || typed.trim() !== '')
  const fields = {
    choices,
    chosen: chosen?.id ?? customServerId,
    custom: typed,
    problem: isProblem ? 'Enter the URL of a host, such as https://api.example.com.' : undefined,
  }
  return { server, askHost: server === undefined ? askHost : undefined, fields }
}

/** Whether the reader has changed the call since the one whose response is shown. */
function useIsPrevious({ phase }: Exchange, call: { request: EnteredCall | undefined } & Pick<Visit, 'credentials'>) {
  const text = JSON.stringify(call)
  const [sent, setSent] = useState({ phase, text })
  if (sent.phase !== phase) setSent({ phase, text: phase === 'sending' ? text : sent.text })
  return phase === 'received' && sent.text !== text
}

/** A sample for the server that is called: samples have the first one of the operation. */
function withServer(sample: string | undefined, { servers = [] }: IHttpOperation, server: IServer | undefined) {
  const [first] = servers.flatMap((one) => serverAddress(one) ?? [])
  return first === undefined || server === undefined ? sample : sample?.replaceAll(first, server.url)
}

/** Tells which of the operation's responses has arrived. */
function useReceivedCode(exchange: Exchange, node: IHttpOperation, onStatusCode: ConsoleProps['onStatusCode']) {
  const status = exchange.phase === 'received' ? String(exchange.response.status) : undefined
  useEffect(() => {
    if (status !== undefined && node.responses.some(({ code }) => code === status)) onStatusCode?.(status)
  }, [status, node, onStatusCode])
}

/**
 * The form that sends calls: our own fields for the server, credentials, and parameters, and Elements' for the rest.
 * Elements never sees a credential.
 */
export function TryItConsole({
  httpOperation: node,
  requestBodyIndex,
  choice = firstExample,
  authorizationHref,
  onSamples,
  onStatusCode,
}: ConsoleProps) {
  const { visit } = useVisit()
  const [combination, setCombination] = useState(0)
  const [chosenContent, setChosenContent] = useState(0)
  const setup = useRef<HTMLDivElement>(null)
  const security = node.security ?? []
  const schemes = useMemo(() => node.security?.[combination] ?? [], [node, combination])
  const { request, curl, onCall } = useEnteredCall(node, schemes, choice, onSamples)
  const contents = node.request?.body?.contents ?? []
  const { server, askHost, fields } = useServer(node, visit, setup)
  const isCredentialMissing = lacksCredential(schemes, visit.credentials)
  const { obstacles, isAsked, sendWithout } = useObstacles(node, { askHost, isCredentialMissing, request }, setup)
  const exchange = useExchange({
    schemes,
    credentials: visit.credentials,
    server: server?.url,
    isIrreversible: isIrreversible(node),
  })
  useReceivedCode(exchange, node, onStatusCode)
  const isPrevious = useIsPrevious(exchange, { request, credentials: schemes.length === 0 ? {} : visit.credentials })
  const onChange = (entered: EnteredCall, path: string) => {
    // The reader was asked about another call.
    if (exchange.phase === 'confirming') exchange.answer(false)
    onCall(entered, path)
  }
  const operation = useMemo(() => elementsNode(node, choice.example), [node, choice.example])
  const shown = useMemo(() => ({ ...operation, servers: [server ?? noServer] }), [operation, server])
  return (
    <AccessContext value={authorizationHref}>
      <ExchangeContext value={exchange}>
        <div className="try-it-setup" ref={setup}>
          <ServerFields {...fields} />
          <CredentialFields
            security={security}
            combination={combination}
            onCombination={setCombination}
            credentials={visit.credentials}
            isAsked={isAsked}
            onSendWithout={sendWithout}
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
        <BodyChoiceContext value={choice}>
          <ObstaclesContext value={obstacles}>
            <PreviousContext value={isPrevious}>
              <CallContext value={withServer(curl, node, server)}>
                <TryIt
                  httpOperation={shown}
                  requestBodyIndex={requestBodyIndex ?? chosenContent}
                  onRequestChange={onChange}
                />
              </CallContext>
            </PreviousContext>
          </ObstaclesContext>
        </BodyChoiceContext>
      </ExchangeContext>
    </AccessContext>
  )
}
