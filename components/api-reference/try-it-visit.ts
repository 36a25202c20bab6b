/** What the reader has entered in a console. It is only kept in memory, never stored, and lost with the visit. */
export interface Visit {
  /** ID of the chosen server. */
  server: string | undefined
  customServer: string
  /** Values by field ID. */
  credentials: Readonly<Record<string, string>>
}

let visit: Visit = { server: undefined, customServer: '', credentials: {} }
const listeners = new Set<() => void>()

export function currentVisit(): Visit {
  return visit
}

export function changeVisit(change: Partial<Visit>): void {
  visit = { ...visit, ...change }
  for (const listener of listeners) listener()
}

export function subscribeToVisit(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
