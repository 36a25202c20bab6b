import type { Engine } from './engine.ts'
import { filePages } from './page-addresses.ts'
import { peerEngine } from './peer-engine.ts'

/** VitePress with its local search. */
export function vitepress(project: string): Engine {
  return peerEngine(project, {
    name: 'vitepress',
    title: 'VitePress',
    program: 'vitepress/bin/vitepress.js',
    contentFolder: '.',
    withHeading: true,
    dev: (port) => ['dev', '--port', port, '--strictPort'],
    output: '.vitepress/dist',
    addresses: filePages,
    search: { open: '.DocSearch-Button', field: '#localsearch-input', result: '.results .result' },
  })
}
