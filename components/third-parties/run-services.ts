import { cookiesOf } from '#lib/third-parties/consent.ts'
import type { SiteService } from '#lib/third-parties/services.ts'
import type { Globals, VisitedPage } from '#lib/third-parties/third-party.ts'

const running = new Set<SiteService['name']>()
/** Path of the last page reported to services. They count the page on which they start themselves. */
let reportedPath: string | undefined
const globals = window as unknown as Globals

function visitedPage(): VisitedPage {
  return { url: location.href, path: location.pathname + location.search, title: document.title }
}

/** Starts services that are not running yet. Their scripts load asynchronously and don't delay the page. */
export function startServices(services: readonly SiteService[]): void {
  reportedPath = location.pathname
  for (const { name, id, service } of services) {
    if (running.has(name)) continue
    running.add(name)
    service.prepare(globals, id)
    const script = document.createElement('script')
    script.src = service.script(id)
    script.async = true
    script.fetchPriority = 'low'
    // Ad blockers may block them, and the site works without them.
    script.addEventListener('error', () => console.warn(`${service.label} could not be loaded.`))
    document.head.append(script)
  }
}

/** Reports a navigation to the running services. */
export function tellServices(services: readonly SiteService[]): void {
  if (reportedPath === location.pathname) return
  for (const { name, service } of services) if (running.has(name)) service.showPage?.(globals, visitedPage())
}

/**
 * Deletes the cookies that services have set for the site.
 * @returns whether any of them is running, which only a reload stops
 */
export function withdrawServices(services: readonly SiteService[]): boolean {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of cookiesOf(services, document.cookie)) {
    // Cookies may belong to the host or a parent domain; scripts can't tell which.
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
  return services.some(({ name }) => running.has(name))
}
