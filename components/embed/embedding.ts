import { embedGlobal, embedValue, type LeftSettings } from '#lib/config/embed-settings.ts'
import { leavesPage, stayingHash } from './embedded-link.ts'

/** Message from an embedded page to its host. A public interface: hosts rely on it. @see docs/embedding.md */
interface EmbedMessage {
  /** `{brand}-docs`, which distinguishes it from other messages. */
  source: string
  /** The page has loaded, or it does not exist. */
  type: 'finished_load_ack' | 'page_not_found'
  /** The page's path, without its query and hash. */
  path: string
}

const [parameter, ...allowedOrigins] = (globalThis as unknown as { [embedGlobal]: LeftSettings })[embedGlobal]
const theme = new URLSearchParams(location.search).get('theme')

/** The query parameters that embed a page. Every page that readers navigate to inside the frame keeps them. */
const embedParameters: readonly (readonly [name: string, value: string])[] = [
  [parameter, embedValue],
  ...(theme === null ? [] : ([['theme', theme]] as const)),
]

function keepParameters(): void {
  const url = new URL(location.href)
  for (const [name, value] of embedParameters) url.searchParams.set(name, value)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Adds the parameters to a form, so the page that it opens is embedded as well. */
function keepParametersOf(form: HTMLFormElement): void {
  if (form.method !== 'get') return
  for (const [name, value] of embedParameters) {
    if (form.elements.namedItem(name) !== null) continue
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
}

/**
 * Opens links in new tabs, except links to a heading of the current page. One listener on the document also handles
 * links that are rendered later.
 */
export function keepInside(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null) return
      const hash = stayingHash(link.href, location.href)
      // A full URL lacks the parameters, so following it would reload the page with header and navigation.
      if (hash !== undefined) link.setAttribute('href', hash)
      else if (leavesPage(link)) {
        link.target = '_blank'
        link.rel = 'noopener'
      }
    },
    { capture: true, signal },
  )
  document.addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && keepParametersOf(target), {
    capture: true,
    signal,
  })
  // The router may also change only the query. It has not finished when the URL changes, so wait a moment.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(announcePage), { signal })
}

/**
 * The target origins of a message: the host's origin, if the browser reveals it and it is allowed. If the browser
 * doesn't reveal it, all allowed origins; the browser then only delivers to a matching one. Never `*`.
 * @example messageTargets(['https://a.example', 'https://b.example'], 'https://b.example') → ['https://b.example']
 */
function messageTargets(allowedOrigins: readonly string[], host: string | undefined): string[] {
  return allowedOrigins.filter((origin) => host === undefined || host === origin)
}

let announced: string | undefined

/** Sends the current page to the host, if the host is allowed. A change of only the hash is not announced. */
export function announcePage(): void {
  keepParameters()
  const page = location.pathname + location.search
  if (page === announced || document.querySelector('.crashed') !== null) return
  announced = page
  if (parent === window) return
  const message: EmbedMessage = {
    source: `${document.documentElement.dataset.brand}-docs`,
    type: document.querySelector('.not-found') === null ? 'finished_load_ack' : 'page_not_found',
    path: location.pathname,
  }
  // Not every browser reveals a frame's ancestors.
  const host = (location as Partial<Location>).ancestorOrigins?.[0]
  for (const origin of messageTargets(allowedOrigins, host)) parent.postMessage(message, origin)
}
