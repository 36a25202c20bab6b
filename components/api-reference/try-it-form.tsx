import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types'
import { useLayoutEffect, useMemo, useState } from 'react'
import { enteredCall, requestInit } from '#lib/api/samples/entered-call.ts'
import { type EnteredParameter, enteredPath, enteredProblem, startText } from '#lib/api/samples/entered-parameter.ts'
import type { BodyChoice, EnteredCall } from '#lib/api/samples/entered-request.ts'
import { useVisit } from './try-it-context.ts'
import { bodyValue, ConsoleBody, useBody } from './try-it-form-body.tsx'
import { formNode, formParameters } from './try-it-node.ts'
import { ConsoleParameters } from './try-it-parameters.tsx'
import { focusFirstProblem } from './try-it-problem.tsx'
import { CallProgress } from './try-it-response.tsx'
import { SendButton } from './try-it-send-button.tsx'

interface Props {
  node: IHttpOperation
  /** The format of the body. */
  content: IMediaTypeContent | undefined
  choice: BodyChoice
  /** URL of the server; undefined while there is none, and nothing can be sent. */
  server: string | undefined
  /** Called with each call as the reader changes it, and its path. */
  onCall: (call: EnteredCall, path: string) => void
  onSend: (url: string, init: RequestInit) => void
}

/** The values of the parameters, which other operations have, too. */
function useValues(parameters: readonly EnteredParameter[]) {
  const { visit, store } = useVisit()
  const values = useMemo(
    () => Object.fromEntries(parameters.map((one) => [one.name, visit.parameters[one.name] ?? startText(one)])),
    [parameters, visit.parameters],
  )
  const setValue = (name: string, value: string) => {
    const parameter = parameters.find((one) => one.name === name)
    const isStart = parameter !== undefined && startText(parameter) === value
    store.change({ parameters: { ...store.current().parameters, [name]: isStart ? undefined : value } })
  }
  return { values, setValue }
}

/** The form of a call: its parameters, its body, and the button that sends it. */
export function CallForm({ node: whole, content, choice, server, onCall, onSend }: Props) {
  const node = useMemo(() => formNode(whole, choice.example), [whole, choice.example])
  const parameters = useMemo(() => formParameters(node), [node])
  const { values, setValue } = useValues(parameters)
  const body = useBody(content, choice)
  const [isChecked, setChecked] = useState(false)
  const { kind, text, fields, values: parts } = body
  const sent = useMemo(() => bodyValue({ kind, text, fields, values: parts }), [kind, text, fields, parts])
  const call = useMemo(() => enteredCall(node, content, { values, body: sent }), [node, content, values, sent])
  const path = enteredPath(node.path, values)
  // Before anything else is typed or sent: who is asked about a call is asked about this one.
  useLayoutEffect(() => onCall(call, path), [onCall, call, path])
  const isWrong =
    parameters.some((one) => enteredProblem(one, values[one.name]) !== undefined) ||
    fields.some((field) => !field.isFile && enteredProblem(field, String(parts[field.name] ?? '')) !== undefined)
  const send = () => {
    setChecked(true)
    if (isWrong) return focusFirstProblem()
    const url = new URL(`${server}${path}`, location.origin)
    url.search = new URLSearchParams(call.queryString.map(({ name, value }) => [name, value])).toString()
    onSend(url.href, requestInit(node.method, call, sent))
  }
  return (
    <div className="try-it-form">
      {parameters.length === 0 ? null : (
        <ConsoleParameters parameters={parameters} values={values} onChange={setValue} isChecked={isChecked} />
      )}
      <ConsoleBody body={body} isChecked={isChecked} />
      <div className="try-it-send">
        <SendButton onSend={send} />
        <CallProgress />
        {isChecked && isWrong ? <p className="try-it-wrong">Correct the parameters that are marked.</p> : null}
      </div>
    </div>
  )
}
