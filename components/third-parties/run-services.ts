import { cookiesOf } from '#lib/third-parties/consent.ts'
import type { SiteService } from '#lib/third-parties/services.ts'
import type { Globals, VisitedPage } from '#lib/third-parties/third-party.ts'

const running = new Set<SiteService['name']>()
/** The page that services know of: they count the one at which they start by themselves. */
let told: string | undefined
const globals = window as unknown as Globals

function visitedPage(): VisitedPage {
  return { url: location.href, path: location.pathname + location.search, title: document.title }
}

/** Starts services that do not run yet. None of them holds up the page: their scripts come last and in any order. */
export function startServices(services: readonly SiteService[]): void {
  told = location.pathname
  for (const { name, id, service } of services) {
    if (running.has(name)) continue
    running.add(name)
    service.prepare(globals, id)
    const script = document.createElement('script')
    script.src = service.script(id)
    script.async = true
    script.fetchPriority = 'low'
    // Blockers refuse such scripts, and nothing of the site needs them.
    script.addEventListener('error', () => console.warn(`${service.label} could not be loaded.`))
    document.head.append(script)
  }
}

/** Tells services that run of the page that a reader has gone to. */
export function tellServices(services: readonly SiteService[]): void {
  if (told === location.pathname) return
  for (const { name, service } of services) if (running.has(name)) service.showPage?.(globals, visitedPage())
}

/**
 * Takes back what services have stored in cookies of the site.
 * @returns whether any of them runs: only a new document ends that
 */
export function withdrawServices(services: readonly SiteService[]): boolean {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => labels.slice(index).join('.'))
  for (const name of cookiesOf(services, document.cookie)) {
    // They may stand at the host or at a domain above it; which one, no script can tell.
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
  return services.some(({ name }) => running.has(name))
}
