import { callGlobal, type ThirdParty } from './third-party.ts'

/** Chat with support. @see developers.intercom.com, “Single-page apps” */
export const intercom: ThirdParty = {
  label: 'Intercom',
  categories: ['support'],
  idPattern: /^[a-z0-9]{6,12}$/,
  idExample: 'ab12cd34',
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
}
