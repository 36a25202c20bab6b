/** What the reader has entered in a console. It is only kept in memory, never stored, and lost with the visit. */
export interface Visit {
  /** ID of the chosen server. */
  server: string | undefined
  customServer: string
  /** Values by field ID. */
  credentials: Readonly<Record<string, string>>
  /** Values of parameters by name, and of a server's variables by name in braces, if they aren't those of the start. */
  parameters: Readonly<Record<string, string | undefined>>
}

/** Holds a visit for everything that shows it: operation pages, the console, and the explorer. */
export interface VisitStore {
  current: () => Visit
  change: (change: Partial<Visit>) => void
  /** Calls back on each change; returns a function that stops this. */
  subscribe: (listener: () => void) => () => void
}

function createVisit(): VisitStore {
  let visit: Visit = { server: undefined, customServer: '', credentials: {}, parameters: {} }
  const listeners = new Set<() => void>()
  return {
    current: () => visit,
    change(change) {
      visit = { ...visit, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The only one. It belongs to the site's script, which passes it to the islands: each has its own modules. */
export const visitStore = createVisit()
