import { listIn, type ThirdParty } from './third-party.ts'

/** Marketing automation. @see developers.hubspot.com, “Tracking code API” */
export const hubspot: ThirdParty = {
  label: 'HubSpot',
  categories: ['marketing'],
  idPattern: /^\d{3,12}$/,
  idExample: '12345678',
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
}
