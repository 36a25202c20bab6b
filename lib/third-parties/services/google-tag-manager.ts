import { listIn, type ThirdParty } from './third-party.ts'

/** A tag manager. It may load any kind of service, so all categories must be accepted. */
export const googleTagManager: ThirdParty = {
  label: 'Google Tag Manager',
  categories: ['analytics', 'marketing'],
  idPattern: /^GTM-[A-Z0-9]{4,10}$/,
  idExample: 'GTM-ABC1234',
  script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  hosts: ['https://www.googletagmanager.com'],
  cookies: [],
  prepare(globals) {
    listIn(globals, 'dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  },
  showPage(globals, { url, path, title }) {
    listIn(globals, 'dataLayer').push({ event: 'page_view', page_location: url, page_path: path, page_title: title })
  },
}
