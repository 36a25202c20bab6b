/** What a reader consents to, or not. */
export type ConsentCategory = 'analytics' | 'recording' | 'marketing' | 'support'

/** The window’s variables, by name. */
export type Globals = Record<string, unknown>

/** A page that a reader has gone to within the site. */
export interface VisitedPage {
  url: string
  /** Path with its query. */
  path: string
  title: string
}

/** A service of another company, described rather than programmed: one loader serves all. */
export interface ThirdParty {
  label: string
  /** It loads when all of them are accepted. */
  categories: readonly ConsentCategory[]
  /** What an id looks like. */
  idPattern: RegExp
  idExample: string
  /** Address of its script. */
  script: (id: string) => string
  /** Hosts that it speaks to, for a content security policy. */
  hosts: readonly string[]
  /** Beginnings of the names of the cookies that it sets for the site. */
  cookies: readonly string[]
  /** Sets the variables that its script looks for. */
  prepare: (globals: Globals, id: string) => void
  /** Tells it of a page that was opened without a new document. Left out where it notices by itself. */
  showPage?: (globals: Globals, page: VisitedPage) => void
}

/** A list in a variable, made when it is not there. */
export function listIn(globals: Globals, name: string): unknown[] {
  globals[name] ??= []
  return globals[name] as unknown[]
}

/** Calls a function in a variable. One that is not there yet is not missed. */
export function callGlobal(globals: Globals, name: string, ...values: unknown[]): void {
  const call = globals[name]
  if (typeof call === 'function') call(...values)
}
