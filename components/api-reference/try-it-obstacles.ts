import type { IHttpOperation } from '@stoplight/types'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { EnteredCall } from '#lib/api/samples/entered-request.ts'
import { bodyProblem, focusBody } from './try-it-body.ts'
import type { Insistence } from './try-it-context.ts'

function focusEmptySecret(setup: HTMLElement): void {
  const secrets = [...setup.querySelectorAll<HTMLInputElement>('input[type="password"]')]
  secrets.find(({ value }) => value.trim() === '')?.focus()
}

interface Lacking {
  askHost: (() => void) | undefined
  isCredentialMissing: boolean
  request: EnteredCall | undefined
  /** Called when a call isn't sent because of its body. */
  onBodyRefused: () => void
}

/** What is wrong with a body is said once the reader hasn't typed for this long. */
const typingPauseMs = 1000

/** What is wrong with the body, and whether that is said: it is until the body is right, or the reader insists. */
function useBodyProblem(node: IHttpOperation, request: EnteredCall | undefined) {
  const [isTold, setTold] = useState(false)
  const problem = useMemo(() => request && bodyProblem(request, node.request?.body?.required === true), [node, request])
  if (isTold && problem === undefined) setTold(false)
  useEffect(() => {
    if (problem === undefined || problem.isEmpty) return
    const timer = setTimeout(() => setTold(true), typingPauseMs)
    return () => clearTimeout(timer)
  }, [problem])
  return { problem, isTold, setTold }
}

/** What keeps the call from being sent, whether the reader has been asked for a credential, and the call without it. */
export function useObstacles(
  node: IHttpOperation,
  { askHost, isCredentialMissing, request, onBodyRefused }: Lacking,
  setup: RefObject<HTMLElement | null>,
) {
  const [isAsked, setAsked] = useState(false)
  const { problem, isTold, setTold } = useBodyProblem(node, request)
  const insistence = useRef<Insistence>(undefined)
  const obstacles = useMemo(() => {
    const ask = () => {
      setAsked(true)
      // It is listed, too, but the credential comes first.
      setTold(true)
      if (setup.current !== null) focusEmptySecret(setup.current)
    }
    const askBody = () => {
      setTold(true)
      onBodyRefused()
      if (problem !== undefined) focusBody(problem)
    }
    return {
      server: askHost && { ask: askHost },
      credential: isCredentialMissing ? { ask, isAsked } : undefined,
      body: problem && {
        ...problem,
        isTold,
        ask: askBody,
        forget: () => setTold(false),
      },
      insistence,
    }
  }, [askHost, isCredentialMissing, isAsked, problem, isTold, setTold, onBodyRefused, setup])
  const sendWithout = () => {
    setAsked(false)
    insistence.current?.withoutCredential()
  }
  return { obstacles, isAsked, sendWithout }
}
