import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { BodyChoice } from '#lib/api/samples/entered-request.ts'
import type { BodyProblem } from './try-it-body.ts'
import type { Exchange } from './try-it-exchange.ts'
import type { Visit, VisitStore } from './try-it-visit.ts'

export const VisitContext = createContext<VisitStore | undefined>(undefined)

/** What the reader has entered, and a function that changes it. */
export function useVisit(): { visit: Visit; store: VisitStore } {
  const store = useContext(VisitContext)
  if (store === undefined) throw new Error('There is no visit around this component.')
  return { visit: useSyncExternalStore(store.subscribe, store.current), store }
}

/** What sends the call despite an obstacle. */
export interface Insistence {
  withoutCredential: () => void
  withoutBody: () => void
  /** Sends a call that has failed once more, if there is no obstacle. */
  again: () => void
}

/** What keeps the console's call from being sent, or is likely to make it fail. Each has what asks the reader for it. */
interface Obstacles {
  /** The host is missing. */
  server: { ask: () => void } | undefined
  /** A credential that the operation needs is empty. Its field offers to send the call without it. */
  credential: { ask: () => void } | undefined
  /** What is wrong with the body; `ask` shows the place in the editor. `isAsked` after an attempt to send it. */
  body: (BodyProblem & { isAsked: boolean; ask: () => void; forget: () => void }) | undefined
  insistence: RefObject<Insistence | undefined>
}

export const ObstaclesContext = createContext<Obstacles>({
  server: undefined,
  credential: undefined,
  body: undefined,
  insistence: { current: undefined },
})

/** The body with which the console begins, and again with each choice. */
export const BodyChoiceContext = createContext<BodyChoice>({ example: 0, text: undefined })

/** The call of the console around a component. */
export const ExchangeContext = createContext<Exchange>({ phase: 'idle' })

/** The call of the console in a terminal, without credentials; undefined until it is known. */
export const CallContext = createContext<string | undefined>(undefined)

/** Whether the reader has changed the call since the one whose response is shown. */
export const PreviousContext = createContext(false)
