import type { IHttpOperation } from '@stoplight/types'
import { type RefObject, useMemo, useRef, useState } from 'react'
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
}

/** What keeps the call from being sent, whether the reader has been asked for a credential, and the call without it. */
export function useObstacles(
  node: IHttpOperation,
  { askHost, isCredentialMissing, request }: Lacking,
  setup: RefObject<HTMLElement | null>,
) {
  const [isAsked, setAsked] = useState(false)
  const [isBodyAsked, setBodyAsked] = useState(false)
  const insistence = useRef<Insistence>(undefined)
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
      server: askHost && { ask: askHost },
      credential: isCredentialMissing ? { ask } : undefined,
      body: problem && {
        ...problem,
        isAsked: isBodyAsked,
        ask: askBody,
        forget: () => setBodyAsked(false),
      },
      insistence,
    }
  }, [node, askHost, isCredentialMissing, request, isBodyAsked, setup])
  const sendWithout = () => {
    setAsked(false)
    insistence.current?.withoutCredential()
  }
  return { obstacles, isAsked, sendWithout }
}
