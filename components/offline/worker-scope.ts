/** An event that lasts until a promise is done. */
interface LastingEvent {
  waitUntil: (done: Promise<unknown>) => void
}

/** A request, and the way to answer it. */
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

/** What a service worker uses of its surroundings: the types of browsers and of workers exclude each other. */
export interface WorkerScope {
  addEventListener: <Name extends keyof ScopeEvents>(name: Name, listener: (event: ScopeEvents[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  location: { origin: string }
}

export const workerScope = globalThis as unknown as WorkerScope

/** Put in by the bundler. */
declare const OFFLINE_BRAND: string
declare const OFFLINE_BUILD: string

export const brand = OFFLINE_BRAND
export const build = OFFLINE_BUILD
