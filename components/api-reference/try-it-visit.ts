/** What the reader has entered in a console. It is kept in memory: it ends with the visit and is stored nowhere. */
export interface Visit {
  /** Id of the chosen server. */
  server: string | undefined
  customServer: string
  /** By the id of the field. */
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
