/** An event that stays active until a promise settles. */
interface LastingEvent {
  waitUntil: (done: Promise<unknown>) => void
}

/** A request, with a method to respond to it. */
export interface ServedEvent extends LastingEvent {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

interface ScopeEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: ServedEvent
  message: LastingEvent & { data: unknown }
}

/** The parts of the service worker API in use. TypeScript's own types for it conflict with those for pages. */
interface WorkerScope {
  addEventListener: <Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  location: { origin: string }
}

export const workerScope = globalThis as unknown as WorkerScope

/** Inserted by the bundler. */
declare const OFFLINE_BRAND: string
declare const OFFLINE_BUILD: string

export const brand = OFFLINE_BRAND
export const build = OFFLINE_BUILD
