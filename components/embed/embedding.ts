import { embedGlobal, embedValue, type LeftSettings } from '#lib/config/embed-settings.ts'
import { type EmbedMessage, messageTargets } from './embed-message.ts'
import { leavesPage, stayingHash } from './embedded-link.ts'

const [parameter, ...allowedOrigins] = (globalThis as unknown as { [embedGlobal]: LeftSettings })[embedGlobal]
const theme = new URLSearchParams(location.search).get('theme')

/** The parameters with which a page is embedded: every page that is reached inside keeps them. */
const embedParameters: readonly (readonly [name: string, value: string])[] = [
  [parameter, embedValue],
  ...(theme === null ? [] : ([['theme', theme]] as const)),
]

function keepParameters(): void {
  const url = new URL(location.href)
  for (const [name, value] of embedParameters) url.searchParams.set(name, value)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** A form that leads to another page of the site leads to it inside, too. */
function keepParametersOf(form: HTMLFormElement): void {
  if (form.method !== 'get') return
  for (const [name, value] of embedParameters) {
    if (form.elements.namedItem(name) !== null) continue
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
}

/**
 * Links lead out of the frame, into new tabs; only those to a heading of the shown page stay. One listener for the whole
 * document sees links that are rendered later, too.
 */
export function keepInside(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null) return
      const hash = stayingHash(link.href, location.href)
      // A whole address lacks the parameters: following it would load the page anew, with its frame.
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
  // The router changes the query, too, without rendering another page. It is still at work when the address changes.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(announcePage), { signal })
}

let announced: string | undefined

/** Tells the host, when it is an allowed one, which page is there. A change of the hash alone is none. */
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
  // Not every browser names the pages around a frame.
  const host = (location as Partial<Location>).ancestorOrigins?.[0]
  for (const origin of messageTargets(allowedOrigins, host)) parent.postMessage(message, origin)
}
