import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
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
  /** Moves the focus to the button that sends it. */
  wait: () => void
}

/** What keeps the console's call from being sent, or is likely to make it fail. Each has what asks the reader for it. */
interface Obstacles {
  /** The host is missing. */
  server: { ask: () => void } | undefined
  /** A credential that the operation needs is empty. Its field offers to send the call without it. */
  credential: { ask: () => void; isAsked: boolean } | undefined
  /** What is wrong with the body; `ask` shows the place in the editor. `isTold` once the page says so. */
  body: (BodyProblem & { isTold: boolean; ask: () => void; forget: () => void }) | undefined
  insistence: RefObject<Insistence | undefined>
}

export const ObstaclesContext = createContext<Obstacles>({
  server: undefined,
  credential: undefined,
  body: undefined,
  insistence: { current: undefined },
})

/** The call of the console around a component. */
export const ExchangeContext = createContext<Exchange>({ phase: 'idle' })
