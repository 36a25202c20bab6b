import { createElement } from '../create-element.ts'
import { showCrashedPage } from '../failures/crashed-page.ts'
import { hideFailedLoad, showFailedLoad } from '../failures/failed-load-notice.ts'
import { reloadOnce } from '../failures/reload-once.ts'
import { rememberScroll, restoreLateScroll } from './late-scroll.ts'
import { forgetDocuments, loadDocument, type PageDocument } from './page-documents.ts'
import { pageAddress } from './page-links.ts'
import { createProgressBar } from './progress-bar.ts'
import { adoptStylesheets, settleStylesheets, swapPage } from './swap-page.ts'

/** What a navigation does that this file has started itself. */
type Step = { next: Document } | 'whole document'

const stepOf = (info: unknown) => info as Step | undefined

interface Options {
  /** Adds behavior to the page that is shown. */
  onPage: () => void
  /** Called for a change of only the query or the hash. */
  onAddress: () => void
}

/** What happens to a page that has been loaded, or couldn't be. */
interface Outcome {
  /** @param next undefined if the browser has to load the page as a document of its own */
  onDocument: (next: Document | undefined) => void
  onFailure: (error: unknown) => void
}

/** Path of the page that is shown, which lags behind the address while a page loads. */
let shownPath = location.pathname
/** Increases with each navigation, so that an earlier one whose page arrives late shows nothing. */
let turn = 0
/** Settling the stylesheets. Not earlier than a navigation: browsers then use a font that arrived late, and text moves. */
let settled: Promise<void> | undefined

function addElement(className: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = createElement('div', { class: className, ...attributes })
  document.body.append(element)
  return element
}

/** Shows that a page is loading: a bar at the top, and words for screen readers and for a long wait. */
function createLoader(): <T>(load: Promise<T>) => Promise<T> {
  addElement('progress-bar', { 'aria-hidden': 'true' })
  const status = addElement('page-loader', { role: 'status' })
  const bar = createProgressBar(document.documentElement)
  let count = 0
  return async (load) => {
    settled ??= settleStylesheets()
    count += 1
    bar.start()
    status.textContent = 'Loading page'
    try {
      return await load
    } finally {
      count -= 1
      if (count === 0) {
        bar.done()
        status.textContent = ''
      }
    }
  }
}

/** Lets the browser load a page as a document of its own. */
function loadWhole({ href }: URL): void {
  navigation.navigate(href, { info: 'whole document' satisfies Step })
}

/** Whether the site wants a page that failed to load to be loaded as a whole document. */
const failedPagesReload = () => document.documentElement.dataset.failedPage === 'reload'

/** What the documents of one build share. */
function buildOf({ documentElement, head }: Document): string {
  const script = head.querySelector('script[type="module"]')?.getAttribute('src')
  return `${documentElement.dataset.build} ${script}`
}

/** A document that can be swapped in; undefined if the browser has to load it, as after a new deployment, or if its styles fail. */
async function parse({ html, canSwap }: PageDocument): Promise<Document | undefined> {
  if (!canSwap) return undefined
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (buildOf(next) !== buildOf(document) || next.getElementById('page') === null) return undefined
  await settled
  return (await adoptStylesheets(next.body)) ? next : undefined
}

/** What showing pages needs. */
interface Frame extends Options {
  load: ReturnType<typeof createLoader>
  /** Says the title of a new page to screen readers. */
  announcer: HTMLElement
}

function show(frame: Frame, next: Document, isWhole = false): void {
  shownPath = location.pathname
  try {
    swapPage(next, isWhole)
    frame.onPage()
  } catch (error) {
    showCrashedPage(error, () => void restore(frame, location.pathname))
  }
  frame.announcer.textContent = document.title
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Loads the page of a path, and hands it over unless another navigation has started since then. */
async function attempt({ load }: Frame, path: string, { onDocument, onFailure }: Outcome): Promise<void> {
  turn += 1
  const own = turn
  hideFailedLoad()
  try {
    const next = await load(loadDocument(path).then(parse))
    if (own === turn) onDocument(next)
  } catch (error) {
    if (own === turn) onFailure(error)
  }
}

/** Loads a page and then navigates to it: until it is there, the reader stays on the current page and its address. */
function open(frame: Frame, url: URL, history: 'push' | 'replace'): Promise<void> {
  return attempt(frame, url.pathname, {
    onDocument(next) {
      if (next === undefined) loadWhole(url)
      else navigation.navigate(url.href, { history, info: { next } satisfies Step })
    },
    onFailure(error) {
      if (failedPagesReload()) loadWhole(url)
      else showFailedLoad(error, () => void open(frame, url, history))
    },
  })
}

/** Shows the page of an address that the browser has already gone to, or shows a page again. */
function restore(frame: Frame, path: string, isWhole = false): Promise<void> {
  return attempt(frame, path, {
    onDocument(next) {
      if (next === undefined) location.reload()
      else show(frame, next, isWhole)
    },
    onFailure(error) {
      if (failedPagesReload() && reloadOnce(location.href)) return
      shownPath = path
      showCrashedPage(error, () => void restore(frame, path))
    },
  })
}

/** Goes back or forward in the history, to another page or within the one that is shown. */
function traverse(frame: Frame, event: NavigateEvent, { pathname }: URL): void {
  turn += 1
  if (pathname === shownPath) return
  rememberScroll()
  const state = event.destination.getState()
  event.intercept({
    focusReset: 'manual',
    handler: () => restore(frame, pathname).then(() => restoreLateScroll(state)),
  })
}

function onNavigate(frame: Frame, event: NavigateEvent): void {
  const step = stepOf(event.info)
  if (!event.canIntercept || step === 'whole document') return
  if (step !== undefined) {
    rememberScroll()
    event.intercept({ focusReset: 'manual', handler: async () => show(frame, step.next) })
    return
  }
  const { destination, navigationType } = event
  if (event.downloadRequest !== null || event.formData !== null || navigationType === 'reload') return
  const url = pageAddress(destination.url)
  if (url === undefined) return
  if (navigationType === 'traverse') {
    traverse(frame, event, url)
    return
  }
  // A script has changed the address, or the link leads to a heading of this page.
  if (destination.sameDocument) return
  if (url.pathname === shownPath && url.href !== location.href) {
    const scroll = url.hash === '' ? 'manual' : 'after-transition'
    event.intercept({ focusReset: 'manual', scroll, handler: async () => frame.onAddress() })
    return
  }
  event.preventDefault()
  void open(frame, url, navigationType)
}

/** Navigation of one document. */
export interface SiteNavigation {
  /** Shows the page of the current address as it is on the server. */
  refresh: () => Promise<void>
}

/**
 * Navigation within the site: the browser's navigations to other pages fetch the page's document and swap what differs,
 * so that the frame, the sidebar, and the color mode stay. The Navigation API keeps history, scroll positions, and
 * hashes as for documents. Browsers without it, and readers without JavaScript, follow plain links.
 * @see specification, section 2.14; docs/decisions/0027-navigation-by-document.md
 */
export function startNavigation(options: Options): SiteNavigation {
  const frame = {
    ...options,
    load: createLoader(),
    announcer: addElement('visually-hidden', { 'aria-live': 'polite' }),
  }
  if ('navigation' in window) navigation.addEventListener('navigate', (event) => onNavigate(frame, event))
  return {
    refresh() {
      forgetDocuments()
      return restore(frame, location.pathname, true)
    },
  }
}
