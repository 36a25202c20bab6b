/** A category that a reader accepts or declines. */
export type ConsentCategory = 'analytics' | 'recording' | 'marketing' | 'support'

/** Global variables by name. */
export type Globals = Record<string, unknown>

/** A page that the reader has navigated to. */
export interface VisitedPage {
  url: string
  /** Path with the query. */
  path: string
  title: string
}

/** A third-party service as data, so one loader works for all services. */
export interface ThirdParty {
  label: string
  /** The service only loads if all of them are accepted. */
  categories: readonly ConsentCategory[]
  /** URL of its script. */
  script: (id: string) => string
  /** Hosts that it connects to, for a content security policy. */
  hosts: readonly string[]
  /** Name prefixes of the cookies that it sets for the site. */
  cookies: readonly string[]
  /** Sets the global variables that its script expects. */
  prepare: (globals: Globals, id: string) => void
  /** Reports a client navigation. Omitted if the service detects them itself. */
  showPage?: (globals: Globals, page: VisitedPage) => void
}

/** The array in a global variable, created if missing. */
export function listIn(globals: Globals, name: string): unknown[] {
  globals[name] ??= []
  return globals[name] as unknown[]
}

/** Calls a global function if it exists. */
export function callGlobal(globals: Globals, name: string, ...values: unknown[]): void {
  const call = globals[name]
  if (typeof call === 'function') call(...values)
}
