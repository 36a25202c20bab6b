import { callGlobal, type ThirdParty } from './third-party.ts'

/** Session recording. @see help.hotjar.com, “Hotjar on single-page apps” */
export const hotjar: ThirdParty = {
  label: 'Hotjar',
  categories: ['recording'],
  idPattern: /^\d{4,10}$/,
  idExample: '1234567',
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
}
