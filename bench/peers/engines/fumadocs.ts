import type { Engine } from './engine.ts'
import { folderPages } from './page-addresses.ts'
import { peerEngine } from './peer-engine.ts'

/** Fumadocs on Next, exported, with its static search. */
export function fumadocs(project: string): Engine {
  return peerEngine(project, {
    name: 'fumadocs',
    title: 'Fumadocs',
    program: 'next/dist/bin/next',
    contentFolder: 'content/docs',
    dev: (port) => ['dev', '--port', port],
    output: 'out',
    addresses: folderPages,
    search: { open: '[data-search-full]', field: '[role="dialog"] input', result: '[role="dialog"] [aria-selected]' },
  })
}
