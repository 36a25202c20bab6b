import type { HttpSecurityScheme, IHttpOperation } from '@stoplight/types'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isIrreversible } from '#lib/api/irreversible.ts'
import { mockUrl } from '#lib/api/mock-url.ts'
import {
  type BodyChoice,
  type EnteredCall,
  type EnteredSamples,
  enteredSamples,
} from '#lib/api/samples/entered-request.ts'
import { serverAddress } from '#lib/api/samples/sample-request.ts'
import { AccessContext } from './access-link.tsx'
import { lacksCredential } from './try-it-authorization.ts'
import { ExchangeContext, ObstaclesContext, useVisit } from './try-it-context.ts'
import { type Exchange, type Result, useExchange, useShownResult } from './try-it-exchange.ts'
import { FailedCall } from './try-it-failed-call.tsx'
import { CallForm } from './try-it-form.tsx'
import { useObstacles } from './try-it-obstacles.ts'
import { ParameterRows } from './try-it-parameters.tsx'
import { ResponsePanel } from './try-it-response.tsx'
import {
  customServer,
  customServerId,
  isLocalHost,
  mockSwitchNote,
  serverChoices,
  serverUrl,
  serverVariables,
} from './try-it-servers.ts'
import { Choice, CredentialFields, ServerFields } from './try-it-setup.tsx'
import type { Visit } from './try-it-visit.ts'

/** The samples are written once the reader hasn't typed for this long: there may be dozens. */
const typingPauseMs = 120

interface ConsoleProps {
  httpOperation: IHttpOperation
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

/** The call as it is entered, and what is called with it as the reader changes it. */
function useEnteredCall(
  node: IHttpOperation,
  schemes: HttpSecurityScheme[],
  choice: BodyChoice,
  onSamples: ConsoleProps['onSamples'],
) {
  const [entered, setEntered] = useState<{ request: EnteredCall; path: string; choice: BodyChoice }>()
  // Another one has the body of the choice before.
  const call = entered?.choice === choice ? entered : undefined
  const [curl, setCurl] = useState<string>()
  const write = useMemo(() => enteredSamples({ ...node, security: [schemes] }), [node, schemes])
  useEffect(() => {
    if (call === undefined) return
    const timer = setTimeout(() => {
      const samples = write(call.request, call.path, choice)
      setCurl(samples.sets[samples.shown ?? 0]?.[0])
      onSamples?.(samples)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [call, write, choice, onSamples])
  const onCall = useCallback((request: EnteredCall, path: string) => setEntered({ request, path, choice }), [choice])
  return { entered: call, curl, onCall }
}

/** The server that is called, what asks for one if there is none, and what its fields show. */
function useServer(
  node: IHttpOperation,
  { server: chosenId, customServer: typed, parameters }: Visit,
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
  const variables = server === undefined ? [] : serverVariables(server)
  const values = Object.fromEntries(variables.map(({ name }) => [name, parameters[`{${name}}`] ?? '']))
  return {
    url: server && serverUrl(server, values),
    askHost: server === undefined ? askHost : undefined,
    fields,
    variables: { parameters: variables, values },
  }
}

/** Whether the reader has changed the call since the one whose response is shown. */
function useIsPrevious({ phase }: Exchange, call: { entered: object | undefined } & Pick<Visit, 'credentials'>) {
  const text = JSON.stringify(call)
  const [sent, setSent] = useState({ phase, text })
  if (sent.phase !== phase) setSent({ phase, text: phase === 'sending' ? text : sent.text })
  return phase === 'received' && sent.text !== text
}

/** A sample for the server that is called: samples have the first one of the operation. */
function withServer(sample: string | undefined, { servers = [] }: IHttpOperation, server: string | undefined) {
  const [first] = servers.flatMap((one) => serverAddress(one) ?? [])
  return first === undefined || server === undefined ? sample : sample?.replaceAll(first, server)
}

/** Takes a question back that the reader was asked about another call. */
function useWithdrawn(exchange: Exchange, call: object | undefined): void {
  const asked = useRef(call)
  useEffect(() => {
    if (asked.current !== call && exchange.phase === 'confirming') exchange.answer(false)
    asked.current = call
  }, [exchange, call])
}

/** Tells which of the operation's responses has arrived. */
function useReceivedCode(exchange: Exchange, node: IHttpOperation, onStatusCode: ConsoleProps['onStatusCode']) {
  const status = exchange.phase === 'received' ? String(exchange.response.status) : undefined
  useEffect(() => {
    if (status !== undefined && node.responses.some(({ code }) => code === status)) onStatusCode?.(status)
  }, [status, node, onStatusCode])
}

/** The format of the body, and its choice if there are several. */
function useContent({ request }: IHttpOperation) {
  const [index, setIndex] = useState(0)
  const contents = request?.body?.contents ?? []
  const choice =
    contents.length < 2 ? null : (
      <Choice
        label="Body format"
        value={String(index)}
        options={contents.map(({ mediaType }, at) => ({ value: String(at), label: mediaType }))}
        onChange={(value) => setIndex(Number(value))}
      />
    )
  return [contents[index], choice] as const
}

/** The console: fields for the server and credentials, the form of the call, and its result. */
export function TryItConsole({
  httpOperation: node,
  choice = firstExample,
  authorizationHref,
  onSamples,
  onStatusCode,
}: ConsoleProps) {
  const { visit, store } = useVisit()
  const setVariable = (name: string, value: string) =>
    store.change({ parameters: { ...visit.parameters, [`{${name}}`]: value === '' ? undefined : value } })
  const [combination, setCombination] = useState(0)
  const [content, contentChoice] = useContent(node)
  const setup = useRef<HTMLDivElement>(null)
  const schemes = useMemo(() => node.security?.[combination] ?? [], [node, combination])
  const { entered, curl, onCall } = useEnteredCall(node, schemes, choice, onSamples)
  const { url, askHost, fields, variables } = useServer(node, visit, setup)
  const isCredentialMissing = lacksCredential(schemes, visit.credentials)
  const call = { schemes, credentials: visit.credentials, server: url, isIrreversible: isIrreversible(node) }
  const { exchange, makeCall } = useExchange(call)
  const result = useShownResult(exchange)
  const [isSwitched, setSwitched] = useState(false)
  const [foldedResult, setFoldedResult] = useState<Result>()
  const onBodyRefused = useCallback(() => setFoldedResult(result), [result])
  const { obstacles, isAsked, sendWithout } = useObstacles(
    node,
    { askHost, isCredentialMissing, request: entered?.request, onBodyRefused },
    setup,
  )
  useReceivedCode(exchange, node, onStatusCode)
  const isPrevious = useIsPrevious(exchange, { entered, credentials: schemes.length === 0 ? {} : visit.credentials })
  useWithdrawn(exchange, entered)
  return (
    <AccessContext value={authorizationHref}>
      <ExchangeContext value={exchange}>
        <div className="try-it-setup" ref={setup}>
          <ServerFields {...fields} />
          {variables.parameters.length === 0 ? null : (
            <ParameterRows {...variables} onChange={setVariable} isChecked={false} />
          )}
          <CredentialFields
            security={node.security ?? []}
            combination={combination}
            onCombination={setCombination}
            credentials={visit.credentials}
            isAsked={isAsked}
            onSendWithout={sendWithout}
          />
          {contentChoice}
        </div>
        <ObstaclesContext value={obstacles}>
          <CallForm
            node={node}
            content={content}
            choice={choice}
            server={url}
            onCall={onCall}
            onSend={(address, init) => void makeCall(address, init)}
          />
          <p className="try-it-switched" role="status">
            {isSwitched && url === mockUrl && exchange.phase === 'idle' ? mockSwitchNote : ''}
          </p>
          {result?.phase === 'received' ? (
            <ResponsePanel
              result={result}
              isPrevious={isPrevious}
              isFolded={foldedResult === result}
              onFold={(isFolded) => setFoldedResult(isFolded ? result : undefined)}
            />
          ) : null}
          {result?.phase === 'failed' ? (
            <FailedCall failure={result.failure} curl={withServer(curl, node, url)} onMock={() => setSwitched(true)} />
          ) : null}
        </ObstaclesContext>
      </ExchangeContext>
    </AccessContext>
  )
}
