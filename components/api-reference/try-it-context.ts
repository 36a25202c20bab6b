import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react'
import type { BodyChoice } from '#lib/api/samples/entered-request.ts'
import type { Exchange } from './try-it-exchange.ts'
import type { Visit, VisitStore } from './try-it-visit.ts'

export const VisitContext = createContext<VisitStore | undefined>(undefined)

/** What the reader has entered, and a function that changes it. */
export function useVisit(): { visit: Visit; store: VisitStore } {
  const store = useContext(VisitContext)
  if (store === undefined) throw new Error('There is no visit around this component.')
  return { visit: useSyncExternalStore(store.subscribe, store.current), store }
}

/** What is likely to make the console's call fail. The reader can still send it. */
interface Obstacles {
  /**
   * A credential that the operation needs and that is empty. `ask` asks the reader for it, in its field, which offers to
   * send the call without it; `send` is what it calls then.
   */
  credential: { ask: () => void; send: RefObject<(() => void) | undefined> } | undefined
  /** What is wrong with the body; `ask` shows the place in the editor. `isAsked` after an attempt to send it. */
  body: { text: string; isAsked: boolean; ask: () => void; forget: () => void } | undefined
}

export const ObstaclesContext = createContext<Obstacles>({ credential: undefined, body: undefined })

/** The body with which the console begins, and again with each choice. */
export const BodyChoiceContext = createContext<BodyChoice>({ example: 0, text: undefined })

/** The call of the console around a component. */
export const ExchangeContext = createContext<Exchange>({ phase: 'idle' })
