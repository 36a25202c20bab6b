import type { Engine } from './engine.ts'
import { installPeer, layOutPeer, peerProgram, peerRoot } from './lay-out-peer.ts'
import { filePages } from './page-addresses.ts'

const name = 'vitepress'

/** VitePress with its local search. */
export function vitepress(project: string): Engine {
  const program = peerProgram(project, name, 'vitepress/bin/vitepress.js')
  return {
    title: 'VitePress',
    install: () => installPeer(project, name),
    layOut: (set, pages) => layOutPeer(project, { name, set, pages, contentFolder: '.', withHeading: true }),
    root: (set) => peerRoot(project, name, set),
    build: { args: [process.execPath, program, 'build'], env: { NODE_ENV: 'production' } },
    dev: (port) => ({
      args: [process.execPath, program, 'dev', '--port', String(port), '--strictPort'],
      env: { NODE_ENV: 'development' },
    }),
    output: '.vitepress/dist',
    source: ({ path }) => `${path}.md`,
    ...filePages,
    search: { open: '.DocSearch-Button', field: '#localsearch-input', result: '.results .result' },
  }
}
