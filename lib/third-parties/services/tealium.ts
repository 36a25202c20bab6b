import { callGlobal, type Globals, type ThirdParty } from './third-party.ts'

/** A tag manager. It reports the first view itself; later ones need a call. @see docs.tealium.com, “utag.view” */
export const tealium: ThirdParty = {
  label: 'Tealium iQ',
  categories: ['analytics', 'marketing'],
  idPattern: /^[a-z0-9-]+\/[a-z0-9-]+\/(?:dev|qa|prod)$/,
  idExample: 'account/profile/prod',
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
}
