import { callGlobal, listIn, type ThirdParty } from './third-party.ts'

/** Analytics. @see developers.google.com, “Set up Google Analytics” and “Measure single-page applications” */
export const googleAnalytics: ThirdParty = {
  label: 'Google Analytics',
  categories: ['analytics'],
  idPattern: /^G-[A-Z0-9]{4,16}$/,
  idExample: 'G-ABC1234567',
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
}
