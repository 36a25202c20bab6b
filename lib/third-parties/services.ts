import type { ThirdPartiesConfig } from '../config/site-config.ts'
import { type ConsentCategory, callGlobal, type Globals, listIn, type ThirdParty } from './third-party.ts'

export type ServiceName = keyof ThirdPartiesConfig

/** All supported services. @see specification, section 7.1, “Third-party services integrated” */
export const thirdParties: Readonly<Record<ServiceName, ThirdParty>> = {
  /** Analytics. @see developers.google.com, “Set up Google Analytics” and “Measure single-page applications” */
  googleAnalytics: {
    label: 'Google Analytics',
    categories: ['analytics'],
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    hosts: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    cookies: ['_ga'],
    prepare(globals, id) {
      const layer = listIn(globals, 'dataLayer')
      // Must be `arguments`, not an array: this is how the script distinguishes calls from data.
      globals.gtag ??= function gtag() {
        // biome-ignore lint/complexity/noArguments: see above
        layer.push(arguments)
      }
      callGlobal(globals, 'gtag', 'js', new Date())
      callGlobal(globals, 'gtag', 'config', id)
    },
    showPage(globals, { url, title }) {
      callGlobal(globals, 'gtag', 'event', 'page_view', { page_location: url, page_title: title })
    },
  },
  /** A tag manager. It may load any kind of service, so all categories must be accepted. */
  googleTagManager: {
    label: 'Google Tag Manager',
    categories: ['analytics', 'marketing'],
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    hosts: ['https://www.googletagmanager.com'],
    cookies: [],
    prepare(globals) {
      listIn(globals, 'dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    },
    showPage(globals, { url, path, title }) {
      listIn(globals, 'dataLayer').push({ event: 'page_view', page_location: url, page_path: path, page_title: title })
    },
  },
  /** A tag manager. It reports the first view itself; later ones need a call. @see docs.tealium.com, “utag.view” */
  tealium: {
    label: 'Tealium iQ',
    categories: ['analytics', 'marketing'],
    script: (id) => `https://tags.tiqcdn.com/utag/${id}/utag.js`,
    hosts: ['https://tags.tiqcdn.com', 'https://*.tealiumiq.com'],
    cookies: ['utag_'],
    prepare(globals) {
      globals.utag_data ??= {}
    },
    showPage(globals, { url, path, title }) {
      const tag = globals.utag as Globals | undefined
      if (tag !== undefined) callGlobal(tag, 'view', { page_url: url, page_path: path, page_name: title })
    },
  },
  /** Session recording. @see help.hotjar.com, “Hotjar on single-page apps” */
  hotjar: {
    label: 'Hotjar',
    categories: ['recording'],
    script: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`,
    hosts: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    cookies: ['_hj'],
    prepare(globals, id) {
      globals._hjSettings = { hjid: Number(id), hjsv: 6 }
      // The script processes the queued calls once it has loaded.
      const queue: unknown[] = []
      globals.hj ??= Object.assign((...values: unknown[]) => void queue.push(values), { q: queue })
    },
    showPage(globals, { path }) {
      callGlobal(globals, 'hj', 'stateChange', path)
    },
  },
  /** Marketing automation. @see developers.hubspot.com, “Tracking code API” */
  hubspot: {
    label: 'HubSpot',
    categories: ['marketing'],
    script: (id) => `https://js.hs-scripts.com/${id}.js`,
    hosts: [
      'https://js.hs-scripts.com',
      'https://*.hs-analytics.net',
      'https://*.hs-banner.com',
      'https://*.hscollectedforms.net',
      'https://*.hubspot.com',
    ],
    cookies: ['__hs', 'hubspotutk'],
    prepare(globals) {
      listIn(globals, '_hsq')
    },
    showPage(globals, { path }) {
      listIn(globals, '_hsq').push(['setPath', path], ['trackPageView'])
    },
  },
  /** Chat with support. @see developers.intercom.com, “Single-page apps” */
  intercom: {
    label: 'Intercom',
    categories: ['support'],
    script: (id) => `https://widget.intercom.io/widget/${id}`,
    hosts: [
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
      'https://*.intercom.io',
      'https://*.intercomcdn.com',
      'wss://*.intercom.io',
    ],
    cookies: ['intercom-'],
    prepare(globals, id) {
      globals.intercomSettings = { app_id: id }
      // The script processes the queued calls once it has loaded.
      const queue: unknown[] = []
      const collect = (values: unknown) => void queue.push(values)
      globals.Intercom ??= Object.assign((...values: unknown[]) => collect(values), { q: queue, c: collect })
    },
    showPage(globals) {
      callGlobal(globals, 'Intercom', 'update')
    },
  },
}

/** A service of a site. */
export interface SiteService {
  name: ServiceName
  id: string
  service: ThirdParty
}

/** The services in a site's configuration, in the order above. */
export function siteServices(ids: ThirdPartiesConfig): SiteService[] {
  return (Object.keys(thirdParties) as ServiceName[]).flatMap((name) => {
    const id = ids[name]
    return id === undefined ? [] : [{ name, id, service: thirdParties[name] }]
  })
}

/** The services that may load if these categories are accepted. */
export function acceptedServices(
  services: readonly SiteService[],
  accepted: readonly ConsentCategory[],
): SiteService[] {
  return services.filter(({ service }) => service.categories.every((category) => accepted.includes(category)))
}
