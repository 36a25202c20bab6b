import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Exchange } from './try-it-exchange.ts'
import type { Visit, VisitStore } from './try-it-visit.ts'

export const VisitContext = createContext<VisitStore | undefined>(undefined)

/** What the reader has entered, and a function that changes it. */
export function useVisit(): { visit: Visit; store: VisitStore } {
  const store = useContext(VisitContext)
  if (store === undefined) throw new Error('There is no visit around this component.')
  return { visit: useSyncExternalStore(store.subscribe, store.current), store }
}

/** A credential that the console's operation needs and that is empty. */
interface MissingCredential {
  label: string
  /** Asks the reader for it, in its field. */
  ask: () => void
}

export const MissingContext = createContext<MissingCredential | undefined>(undefined)

/** The call of the console around a component. */
export const ExchangeContext = createContext<Exchange>({ phase: 'idle' })
